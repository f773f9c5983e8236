import type { CollectionDesign } from '@sitewright/model/collections/collection-design'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { PictureField } from '../../../../fields/assets/asset-field'

type Podcast = CollectionDesign['podcast']

interface PodcastFieldsProps {
  value: Podcast
  errors: Readonly<Record<string, string>>
  onChange: (podcast: Podcast) => void
}

/** What podcast apps ask of a feed. Posts with audio are its episodes. */
export function PodcastFields({ value, errors, onChange }: PodcastFieldsProps) {
  const put = (part: Partial<Podcast>) => onChange({ ...value, ...part })
  return (
    <details className="collection-podcast">
      <summary>Podcast</summary>
      <p className="sw-field-hint">
        Posts with audio are episodes of the feed. Podcast apps ask for a cover image and an email address.
      </p>
      <TextField
        label="Author"
        value={value.author}
        error={errors['collection.podcast.author']}
        onChange={(author) => put({ author })}
      />
      <TextField
        label="Email"
        type="email"
        value={value.email}
        error={errors['collection.podcast.email']}
        onChange={(email) => put({ email })}
      />
      <TextField
        label="Category"
        hint="As podcast apps name it, such as Arts or Society & Culture."
        value={value.category}
        error={errors['collection.podcast.category']}
        onChange={(category) => put({ category })}
      />
      <PictureField
        label="Cover image"
        hint="Square, at least 1400 pixels wide."
        value={value.pictureId}
        onChange={(pictureId) => put({ pictureId })}
      />
      <Switch label="Explicit content" checked={value.isExplicit} onChange={(isExplicit) => put({ isExplicit })} />
    </details>
  )
}
