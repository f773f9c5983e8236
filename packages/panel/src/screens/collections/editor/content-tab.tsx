import { collectionKinds } from '@sitewright/model/collections/collection-kinds'
import { itemFields, itemPicture } from '@sitewright/model/collections/item'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { Select } from '@sitewright/ui/controls/select'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { useItemNames } from '../../../data/collections/items'
import { useSiteDocument } from '../../../data/site/site-documents'
import { AssetField, PictureField } from '../../../fields/assets/asset-field'
import { FocalPointField } from '../../../fields/pictures/focal-point-field'
import { PanelLink } from '../../../parts/panel-link'
import { NameField } from '../fields/name-field'
import type { ItemTabProps } from './item-tab'

/** What lists and the head of its page show. */
export function ContentTab({ edited: { detail, value, change, errors }, name }: ItemTabProps) {
  const names = useItemNames(detail.collectionId).data
  const authors = useSiteDocument('authors').data?.body.authors ?? []
  const { picture } = value
  const { one } = collectionKinds[name].item
  return (
    <>
      <TextArea
        label="Excerpt"
        hint={value.excerpt === '' ? 'If empty, the first words of the text are used.' : undefined}
        rows={4}
        maxLength={maxLengthOf(itemFields.shape.excerpt)}
        value={value.excerpt}
        error={errors.excerpt}
        onChange={(excerpt) => change({ excerpt }, 'Change the excerpt')}
      />
      <PictureField
        label="Image"
        hint={picture ? undefined : `Shown in lists and at the top of the ${one}.`}
        value={picture?.assetId ?? null}
        error={errors['picture.assetId']}
        onChange={(assetId) => change({ picture: assetId ? itemPicture.parse({ assetId }) : null }, 'Change the image')}
      />
      {picture ? (
        <>
          <FocalPointField
            assetId={picture.assetId}
            value={picture.focalPoint}
            onChange={(focalPoint) => change({ picture: { ...picture, focalPoint } }, 'Move the focal point')}
          />
          <TextField
            label="Alt text"
            hint="If empty, that of the file is used."
            value={picture.alt}
            error={errors['picture.alt']}
            onChange={(alt) => change({ picture: { ...picture, alt } }, 'Change the alt text')}
          />
        </>
      ) : null}
      {name === 'blog' ? (
        <div>
          <Select
            label="Author"
            value={value.authorId ?? ''}
            choices={[
              { value: '', label: 'No author' },
              ...authors.map((author) => ({ value: author.id, label: author.name })),
            ]}
            error={errors.authorId}
            onChange={(authorId) => change({ authorId: authorId === '' ? null : authorId }, 'Change the author')}
          />
          <PanelLink className="item-link" to={{ screen: 'settings', part: 'authors' }}>
            Edit authors
          </PanelLink>
        </div>
      ) : null}
      <NameField
        kind="category"
        label="Categories"
        value={value.categories}
        known={names?.categories ?? []}
        error={errors.categories}
        onChange={(categories) => change({ categories }, 'Change the categories')}
      />
      <NameField
        kind="tag"
        label="Tags"
        value={value.tags}
        known={names?.tags ?? []}
        error={errors.tags}
        onChange={(tags) => change({ tags }, 'Change the tags')}
      />
      {name === 'blog' ? (
        <AssetField
          kind="audio"
          label="Audio"
          hint={
            value.audio
              ? undefined
              : 'Visitors can listen at the top of the post. It becomes an episode of the podcast.'
          }
          value={value.audio?.assetId ?? null}
          error={errors['audio.assetId']}
          onChange={(assetId) => change({ audio: assetId ? { assetId, seconds: 0 } : null }, 'Change the audio')}
        />
      ) : null}
    </>
  )
}
