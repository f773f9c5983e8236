import { imageAddress } from '@sitewright/model/images/sizes'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { Icon } from '@sitewright/ui/icons'
import { useAssetMap } from '../../data/assets'

interface PagePreviewsProps {
  settings: PageSettings
  site: SiteSettings
  isHomepage: boolean
}

/** How the page will look in a list of search results and where its link is shared, while it is being typed. */
export function PagePreviews({ settings, site, isHomepage }: PagePreviewsProps) {
  const title = isHomepage
    ? formatTitle(site.titleFormats.site, { site: site.title })
    : formatTitle(site.titleFormats.page, { site: site.title, page: settings.title })
  const description = settings.description || (isHomepage ? site.description : '')
  const pictureId = settings.socialImageId ?? site.socialImageId
  const picture = useAssetMap(pictureId ? [pictureId] : []).get(pictureId ?? '')
  const path = isHomepage ? '' : settings.slug.split('/').join(' › ')
  return (
    <div className="page-previews">
      <figure>
        <figcaption>In search results</figcaption>
        {settings.noindex ? (
          <p className="sw-field-hint">Search engines are asked to leave this page out.</p>
        ) : (
          <div className="search-preview">
            <span className="preview-site">
              {location.host}
              {path ? ` › ${path}` : ''}
            </span>
            <span className="preview-title">{title}</span>
            <span className="preview-text">{description || 'Search engines choose words of the page.'}</span>
          </div>
        )}
      </figure>
      <figure>
        <figcaption>In social networks</figcaption>
        <div className="social-preview">
          {picture ? (
            <img src={picture.hasWidths ? imageAddress(picture.address, 500) : picture.address} alt="" />
          ) : (
            <span className="social-empty">
              <Icon name="assets" sizePx={32} />
            </span>
          )}
          <span className="preview-site">{location.hostname}</span>
          <span className="preview-title">{title}</span>
          {description ? <span className="preview-text">{description}</span> : null}
        </div>
      </figure>
    </div>
  )
}
