import { Switch } from '@sitewright/ui/switch'
import { TextArea } from '@sitewright/ui/text-field'
import { useSiteDocument } from '../../data/site-documents'
import { PictureField } from '../../drawers/asset-field'
import type { PageFieldsProps } from './page-general-fields'
import { PagePreviews } from './page-previews'

export function PageSearchFields({ page, settings, errors, change }: PageFieldsProps) {
  const site = useSiteDocument('settings').data?.body
  return (
    <>
      <TextArea
        label="Description"
        hint={`For search engines and social networks. ${settings.description.length} of 400 characters; about 160 are shown.`}
        maxLength={400}
        value={settings.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
      <PictureField
        label="Picture for social networks"
        hint={settings.socialImageId ? undefined : 'Without one, the picture of the site is used.'}
        value={settings.socialImageId}
        onChange={(socialImageId) => change({ socialImageId })}
      />
      <Switch label="Hide from search engines" checked={settings.noindex} onChange={(noindex) => change({ noindex })} />
      {site ? <PagePreviews settings={settings} site={site} isHomepage={page.isHomepage} /> : null}
    </>
  )
}
