import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageSettings } from '@sitewright/model/pages/page-settings'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { useSiteDocument } from '../../../data/site/site-documents'
import { PictureField } from '../../../fields/assets/asset-field'
import type { PageFieldsProps } from './page-general-fields'
import { PagePreviews } from './page-previews'

const longest = maxLengthOf(pageSettings.shape.description)

export function PageSearchFields({ page, settings, errors, change }: PageFieldsProps) {
  const site = useSiteDocument('settings').data?.body
  return (
    <>
      <TextField
        label="SEO title"
        hint="For search results, browser tabs and social media. Leave empty to use the page title. About 60 characters are shown."
        maxLength={maxLengthOf(pageSettings.shape.seoTitle)}
        value={settings.seoTitle}
        error={errors.seoTitle}
        onChange={(seoTitle) => change({ seoTitle })}
      />
      <TextArea
        label="Description"
        hint={`For search engines and social media. ${settings.description.length} of ${longest} characters; about 160 are shown.`}
        maxLength={longest}
        value={settings.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
      <PictureField
        label="Social image"
        hint={settings.socialImageId ? undefined : 'If empty, your site’s social image is used.'}
        value={settings.socialImageId}
        onChange={(socialImageId) => change({ socialImageId })}
      />
      <Switch label="Hide from search engines" checked={settings.noindex} onChange={(noindex) => change({ noindex })} />
      {site ? <PagePreviews settings={settings} site={site} isHomepage={page.isHomepage} /> : null}
    </>
  )
}
