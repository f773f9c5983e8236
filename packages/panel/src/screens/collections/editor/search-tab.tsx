import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { useSiteDocument } from '../../../data/site/site-documents'
import { PictureField } from '../../../fields/assets/asset-field'
import { PagePreviews } from '../../pages/settings/page-previews'
import type { ItemTabProps } from './item-tab'

const longest = maxLengthOf(pageSettings.shape.description)

/** What search engines and social media show. */
export function SearchTab({ edited: { detail, value, change, errors } }: ItemTabProps) {
  const site = useSiteDocument('settings').data?.body
  const { title, seoTitle, description, noindex, access } = value
  const socialImageId = value.socialImageId ?? value.picture?.assetId ?? null
  const shown = { title, slug: detail.path.slice(1), seoTitle, noindex, access, socialImageId }
  return (
    <>
      <TextField
        label="SEO title"
        hint="For search results, browser tabs and social media. If empty, the title is used."
        maxLength={maxLengthOf(pageSettings.shape.seoTitle)}
        value={seoTitle}
        error={errors.seoTitle}
        onChange={(text) => change({ seoTitle: text }, 'Change the SEO title')}
      />
      <TextArea
        label="Description"
        hint={`If empty, the excerpt is used. ${description.length} of ${longest} characters; about 160 are shown.`}
        maxLength={longest}
        value={description}
        error={errors.description}
        onChange={(text) => change({ description: text }, 'Change the description')}
      />
      <PictureField
        label="Social image"
        hint={value.socialImageId ? undefined : 'If empty, the image of the item is used.'}
        value={value.socialImageId}
        onChange={(assetId) => change({ socialImageId: assetId }, 'Change the social image')}
      />
      <Switch
        label="Hide from search engines"
        checked={noindex}
        onChange={(isHidden) => change({ noindex: isHidden }, 'Change search engine visibility')}
      />
      {site ? (
        <PagePreviews
          settings={{ ...detail.settings, ...shown, description: description || value.excerpt }}
          site={site}
          isHomepage={false}
        />
      ) : null}
    </>
  )
}
