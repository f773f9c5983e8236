import { imageAddress } from '@sitewright/model/images/sizes'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { useAssetMap } from '../../data/assets'
import { PictureField } from '../../drawers/asset-field'

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
          hint="Stands in the header in place of the site's name."
          value={logoId}
          onChange={(id) => onChange({ ...settings, logoId: id }, 'Change the logo')}
        />
      </div>
      <div className="design-group">
        <h3>Site icon</h3>
        <div className="tab-sample" aria-hidden="true">
          {icon ? <img src={icon.address} alt="" width={16} height={16} /> : <span className="tab-dot" />}
          <span>{settings.title}</span>
        </div>
        <PictureField
          label="Site icon"
          hint="A square picture, at least 96 px wide. It is shown very small."
          value={faviconId}
          onChange={(id) => onChange({ ...settings, faviconId: id }, 'Change the site icon')}
        />
      </div>
      <div className="design-group">
        <h3>Social picture</h3>
        <div className="share-sample" aria-hidden="true">
          {picture ? (
            <img src={picture.hasWidths ? imageAddress(picture.address, 500) : picture.address} alt="" />
          ) : (
            <span className="share-empty" />
          )}
          <strong>{settings.title}</strong>
          <span>{settings.description || settings.tagline || 'The description of the page stands here.'}</span>
        </div>
        <PictureField
          label="Social picture"
          hint="Shown where a page is shared that has no picture of its own; 1200 by 630 px suits every network."
          value={socialImageId}
          onChange={(id) => onChange({ ...settings, socialImageId: id }, 'Change the social picture')}
        />
      </div>
    </>
  )
}
