import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { textFilters } from '@sitewright/model/pages/addresses/text-filters'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { PictureField } from '../../../fields/assets/asset-field'
import { siteHost } from '../../../ground/site-address'
import { Card } from '../parts/card'
import type { EditedProduct } from '../session/use-product-session'

const longest = maxLengthOf(pageSettings.shape.description)

export function SearchCard({ edited: { detail, value, change, errors } }: { edited: EditedProduct }) {
  const isMoved = value.slug !== detail.slug
  return (
    <Card title="URL and search engines">
      <TextField
        label="URL"
        hint={isMoved ? 'The old URL redirects to the new one.' : `${siteHost()}${detail.path}`}
        value={value.slug}
        error={errors.slug}
        spellCheck={false}
        autoCapitalize="none"
        filter={textFilters['url-slug']}
        onChange={(slug) => change({ slug }, 'Change the URL')}
      />
      <TextArea
        label="Search description"
        hint={`For search engines and social media. ${value.seoDescription.length} of ${longest} characters; about 160 are shown.`}
        maxLength={longest}
        value={value.seoDescription}
        error={errors.seoDescription}
        onChange={(seoDescription) => change({ seoDescription }, 'Change the search description')}
      />
      <PictureField
        label="Social image"
        hint={value.socialImageId ? undefined : 'If empty, the first product image is used.'}
        value={value.socialImageId}
        onChange={(socialImageId) => change({ socialImageId }, 'Change the social image')}
      />
      <Switch
        label="Hide from search engines"
        checked={value.noindex}
        onChange={(noindex) => change({ noindex }, 'Change search engine visibility')}
      />
    </Card>
  )
}
