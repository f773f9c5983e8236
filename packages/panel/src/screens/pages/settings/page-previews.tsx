import { imageAddress } from '@sitewright/model/images/sizes'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { formatTitle } from '@sitewright/model/pages/title-formats'
import type { SiteSettings } from '@sitewright/model/site/settings'
import { Icon } from '@sitewright/ui/base/icons'
import { useAssetMap } from '../../../data/files/assets'
import { siteHost } from '../../../ground/site-address'

interface PagePreviewsProps {
  settings: PageSettings
  site: SiteSettings
  isHomepage: boolean
}

/** How the page will look in a list of search results and where its link is shared, while it is being typed. */
export function PagePreviews({ settings, site, isHomepage }: PagePreviewsProps) {
  const { titleFormats } = site
  const format = isHomepage ? titleFormats.site : settings.kind === 'item' ? titleFormats.item : titleFormats.page
  const usual = formatTitle(format, { site: site.title, page: settings.title, item: settings.title })
  const title = settings.seoTitle.trim() || usual
  const description = settings.description || (isHomepage ? site.description || site.tagline : '')
  const pictureId = settings.socialImageId ?? site.socialImageId
  const picture = useAssetMap(pictureId ? [pictureId] : []).get(pictureId ?? '')
  const path = isHomepage ? '' : settings.slug.split('/').join(' › ')
  return (
    <div className="page-previews">
      <figure>
        <figcaption>In search results</figcaption>
        {settings.noindex ? (
          <p className="sw-field-hint">This page is hidden from search engines.</p>
        ) : (
          <div className="search-preview">
            <span className="preview-site">
              {siteHost()}
              {path ? ` › ${path}` : ''}
            </span>
            <span className="preview-title">{title}</span>
            <span className="preview-text">{description || 'Search engines pick text from the page.'}</span>
          </div>
        )}
      </figure>
      <figure>
        <figcaption>On social media</figcaption>
        <div className="social-preview">
          {picture ? (
            <img src={picture.hasWidths ? imageAddress(picture.address, 500) : picture.address} alt="" />
          ) : (
            <span className="social-empty">
              <Icon name="assets" sizePx={32} />
            </span>
          )}
          <span className="preview-site">{siteHost().replace(/:\d+$/, '')}</span>
          <span className="preview-title">{title}</span>
          {description ? <span className="preview-text">{description}</span> : null}
        </div>
      </figure>
    </div>
  )
}
