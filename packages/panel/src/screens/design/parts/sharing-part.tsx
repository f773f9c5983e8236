import { imageAddress } from '@sitewright/model/images/sizes'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { useAssetMap } from '../../../data/files/assets'
import { PictureField } from '../../../fields/assets/asset-field'

interface SharingPartProps {
  readonly settings: SiteSettings
  readonly onChange: (settings: SiteSettings, label: string) => void
}

/** The site's logo, the small icon of the browser tab and the picture that comes along when a page is shared. */
export function SharingPart({ settings, onChange }: SharingPartProps) {
  const { faviconId, socialImageId, logoId } = settings
  const assets = useAssetMap([faviconId, socialImageId].filter((id) => id !== null))
  const icon = assets.get(faviconId ?? '')
  const picture = assets.get(socialImageId ?? '')
  return (
    <>
      <div className="design-group">
        <h3>Logo</h3>
        <PictureField
          label="Logo"
          hint="Replaces the site title in the header."
          value={logoId}
          onChange={(id) => onChange({ ...settings, logoId: id }, 'Change the logo')}
        />
      </div>
      <div className="design-group">
        <h3>Favicon</h3>
        <div className="tab-sample" aria-hidden="true">
          {icon ? <img src={icon.address} alt="" width={16} height={16} /> : <span className="tab-dot" />}
          <span>{settings.title}</span>
        </div>
        <PictureField
          label="Favicon"
          hint="A square image, at least 96 px wide, for browser tabs."
          value={faviconId}
          onChange={(id) => onChange({ ...settings, faviconId: id }, 'Change the favicon')}
        />
      </div>
      <div className="design-group">
        <h3>Social image</h3>
        <div className="share-sample" aria-hidden="true">
          {picture ? (
            <img src={picture.hasWidths ? imageAddress(picture.address, 500) : picture.address} alt="" />
          ) : (
            <span className="share-empty" />
          )}
          <strong>{settings.title}</strong>
          <span>{settings.description || settings.tagline || 'Your page description appears here.'}</span>
        </div>
        <PictureField
          label="Social image"
          hint="Shown when someone shares a page that has no social image of its own. Best size: 1200 × 630 px."
          value={socialImageId}
          onChange={(id) => onChange({ ...settings, socialImageId: id }, 'Change the social image')}
        />
      </div>
    </>
  )
}
