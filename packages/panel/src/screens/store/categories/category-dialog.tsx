import { type Category, newCategory } from '@sitewright/model/commerce/products/categories'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { slugFromTitle } from '@sitewright/model/pages/addresses/slugs'
import { textFilters } from '@sitewright/model/pages/addresses/text-filters'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf, hasErrorKey, textOfError } from '../../../data/calls/call-error'
import { changeCategory, createCategory } from '../../../data/store/categories'
import { PictureField } from '../../../fields/assets/asset-field'
import { FormDialog } from '../../../parts/form-dialog'

interface CategoryDialogProps {
  /** Absent: a new one, below `parentId`. */
  category?: Category
  parentId?: string | null
  categories: readonly Category[]
  onClose: () => void
}

export function CategoryDialog({ category, parentId = null, categories, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '')
  const [slug, setSlug] = useState(category?.slug ?? '')
  const [description, setDescription] = useState(category?.description ?? '')
  const [pictureId, setPictureId] = useState(category?.pictureId ?? null)
  const save = useMutation({
    mutationFn: () =>
      category
        ? changeCategory(category.id, { name, slug, description, pictureId })
        : createCategory({ name, parentId, description, pictureId, ...(slug ? { slug } : {}) }),
    onSuccess: onClose,
  })
  const isTaken = hasErrorKey(save.error, 'category.slug-taken')
  const errors = isTaken ? { slug: textOfError(save.error) } : fieldErrorsOf(save.error)
  const parent = categories.find(({ id }) => id === parentId)
  const isMoved = category !== undefined && slug !== category.slug
  const title = category ? `Edit ${category.name}` : parent ? `Add category in ${parent.name}` : 'Add category'
  const isChanged =
    name !== (category?.name ?? '') ||
    slug !== (category?.slug ?? '') ||
    description !== (category?.description ?? '') ||
    pictureId !== (category?.pictureId ?? null)
  return (
    <FormDialog
      title={title}
      submitLabel={category ? 'Save' : 'Add category'}
      widthPx={460}
      isBusy={save.isPending}
      isChanged={isChanged}
      noValidate
      onSubmit={() => save.mutate()}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        required
        maxLength={maxLengthOf(newCategory.shape.name)}
        value={name}
        error={errors.name}
        onChange={setName}
      />
      <TextField
        label="URL"
        placeholder={category ? undefined : slugFromTitle(name)}
        hint={isMoved ? 'The old URL redirects to the new one.' : undefined}
        value={slug}
        error={errors.slug}
        spellCheck={false}
        autoCapitalize="none"
        filter={textFilters['url-slug']}
        onChange={setSlug}
      />
      <TextArea
        label="Description"
        hint="Shown at the top of its page."
        maxLength={1000}
        value={description}
        error={errors.description}
        onChange={setDescription}
      />
      <PictureField label="Image" value={pictureId} error={errors.pictureId} onChange={setPictureId} />
      {save.isError && Object.keys(errors).length === 0 ? (
        <p className="sw-field-error" role="alert">
          {textOfError(save.error)}
        </p>
      ) : null}
    </FormDialog>
  )
}
