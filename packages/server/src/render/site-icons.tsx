import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { deriveTheme } from '@sitewright/blocks/styles/themes'
import { iconAddress } from '@sitewright/model/images/icon-sizes'
import { paths } from '@sitewright/model/routes/paths'
import type { SiteData } from './site-data'

type IconAsset = Pick<ViewAsset, 'address' | 'contentType' | 'hasWidths'>

interface SiteIconsInput {
  readonly site: SiteData
  readonly icon: IconAsset | undefined
}

/** What tabs, home screens and the bars of browsers show of the site. A drawing is its own icon at every size. */
export function SiteIcons({ site, icon }: SiteIconsInput) {
  return (
    <>
      {/* An empty icon keeps browsers from asking for /favicon.ico on every visit. */}
      {icon === undefined && <link rel="icon" href="data:," />}
      {icon && !icon.hasWidths && <link rel="icon" href={icon.address} type={icon.contentType} />}
      {icon?.hasWidths && <link rel="icon" href={iconAddress(icon.address, 32)} type="image/png" sizes="32x32" />}
      {icon?.hasWidths && <link rel="apple-touch-icon" href={iconAddress(icon.address, 180)} />}
      <meta name="theme-color" content={barColor(site)} />
      <link rel="manifest" href={paths.manifest} />
    </>
  )
}

/** The header is next to the browser's own bars. */
function barColor({ styles, headerFooter }: SiteData): string {
  return deriveTheme(styles.palette, headerFooter.header.theme, styles.themes).background
}

/** For browsers that put the site on a home screen. */
export function describeManifest(site: SiteData, icon: IconAsset | undefined): object {
  const { settings, styles } = site
  return {
    name: settings.title,
    short_name: [...settings.title].slice(0, 30).join(''),
    ...(settings.description === '' ? {} : { description: settings.description }),
    lang: settings.language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: barColor(site),
    background_color: styles.palette.white,
    icons: icon === undefined ? [] : listManifestIcons(icon),
  }
}

function listManifestIcons(icon: IconAsset) {
  if (!icon.hasWidths) return [{ src: icon.address, type: icon.contentType, sizes: 'any' }]
  return ([192, 512] as const).map((size) => ({
    src: iconAddress(icon.address, size),
    type: 'image/png',
    sizes: `${size}x${size}`,
  }))
}
