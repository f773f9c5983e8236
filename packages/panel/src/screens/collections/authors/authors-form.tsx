import { type Author, author as authorSchema, maxAuthors } from '@sitewright/model/collections/answers/author'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { textFilters } from '@sitewright/model/pages/addresses/text-filters'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { SortableRows } from '@sitewright/ui/rows/sortable-rows'
import { useState } from 'react'
import { PictureField } from '../../../fields/assets/asset-field'
import { LinkField } from '../../../fields/links/link-field'
import { moveItem } from '../../../fields/schema/list-items'
import { newId } from '../../../ground/window-id'
import { SettingsForm } from '../../document-form/settings-form'
import { newAuthor, renameAuthor } from './new-author'
import '../collections.css'

const maxLinks = maxLengthOf(authorSchema.shape.links)

/** Who writes on the site. An author needs no account. */
export function AuthorsForm() {
  const [openRow, setOpenRow] = useState<number | null>(null)
  return (
    <SettingsForm name="authors" title="Authors" hint="Shown beside posts. Authors don’t need an account.">
      {({ value: { authors }, change, errors }) => {
        const put = (index: number, next: Author) => change({ authors: authors.with(index, next) })
        return (
          <>
            {authors.length === 0 ? (
              <EmptyState icon="person" title="No authors yet">
                Add who writes, with a picture and a few words. Each has a page that lists their posts.
              </EmptyState>
            ) : null}
            <SortableRows
              count={authors.length}
              titleOf={(index) => authors[index]?.name || 'Author'}
              keyOf={(index) => authors[index]?.id ?? String(index)}
              isWrong={(index) => Object.keys(errors).some((path) => path.startsWith(`authors.${index}.`))}
              openRow={openRow}
              onOpen={setOpenRow}
              onMove={(from, to) => change({ authors: moveItem(authors, from, to) })}
              onRemove={(index) => change({ authors: authors.toSpliced(index, 1) })}
              renderRow={(index) => {
                const one = authors[index]
                return one ? (
                  <AuthorFields
                    author={one}
                    others={authors.toSpliced(index, 1)}
                    errorAt={(field) => errors[`authors.${index}.${field}`]}
                    onChange={(next) => put(index, next)}
                  />
                ) : null
              }}
            />
            {errors.authors ? (
              <p className="sw-field-error" role="alert">
                {errors.authors}
              </p>
            ) : null}
            <div>
              <Button
                icon="plus"
                disabled={authors.length >= maxAuthors}
                onClick={() => {
                  change({ authors: [...authors, newAuthor(newId(), authors)] })
                  setOpenRow(authors.length)
                }}
              >
                Add author
              </Button>
            </div>
          </>
        )
      }}
    </SettingsForm>
  )
}

interface AuthorFieldsProps {
  author: Author
  others: readonly Author[]
  errorAt: (field: string) => string | undefined
  onChange: (author: Author) => void
}

function AuthorFields({ author, others, errorAt, onChange }: AuthorFieldsProps) {
  const { links } = author
  const put = (part: Partial<Author>) => onChange({ ...author, ...part })
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={120}
        value={author.name}
        error={errorAt('name')}
        onChange={(name) => onChange(renameAuthor(author, name, others))}
      />
      <TextField
        label="URL"
        hint={`Their posts are at ?author=${author.slug}`}
        value={author.slug}
        error={errorAt('slug')}
        spellCheck={false}
        autoCapitalize="none"
        filter={textFilters['url-slug']}
        onChange={(slug) => put({ slug })}
      />
      <PictureField label="Picture" value={author.pictureId} onChange={(pictureId) => put({ pictureId })} />
      <TextArea
        label="Bio"
        rows={4}
        maxLength={maxLengthOf(authorSchema.shape.bio)}
        value={author.bio}
        error={errorAt('bio')}
        onChange={(bio) => put({ bio })}
      />
      <div className="author-links">
        {links.map((link, at) => (
          <div key={at} className="author-link">
            <TextField
              label="Label"
              value={link.label}
              error={errorAt(`links.${at}.label`)}
              onChange={(label) => put({ links: links.with(at, { ...link, label }) })}
            />
            <LinkField
              label="Link"
              value={link.href}
              error={errorAt(`links.${at}.href`)}
              onChange={(href) => put({ links: links.with(at, { ...link, href }) })}
            />
            <IconButton
              icon="trash"
              label={`Remove ${link.label || 'link'}`}
              onClick={() => put({ links: links.toSpliced(at, 1) })}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            icon="plus"
            disabled={links.length >= maxLinks}
            onClick={() => put({ links: [...links, { label: 'Website', href: 'https://example.com' }] })}
          >
            Add link
          </Button>
        </div>
      </div>
    </>
  )
}
