import { pagePermissionTypes } from '@sitewright/model/analytics/pages/page-sources'
import { type SiteContext, siteContext } from '@sitewright/model/lifecycle/site-context'
import { type PageType, splashTypesOfPages } from '@sitewright/model/reference/pages'
import { siteStatuses } from '@sitewright/model/reference/sites'
import { describeProvidedFonts } from '@sitewright/model/site/web-fonts'
import type { ScriptTexts } from '@sitewright/model/visitor-texts/script-texts'
import type { BrowserAssets } from '../browser-files/browser-assets'
import type { AddedContent } from './added-content'
import { describeOverlays } from './overlays/site-overlays'
import type { SiteData } from './site-data'

interface DescribedPage {
  readonly site: SiteData
  /** Null for pages that the host makes, such as 404. */
  readonly pageId: string | null
  readonly pageType: PageType
  readonly access?: keyof typeof pagePermissionTypes
  readonly browserAssets: Pick<BrowserAssets, 'runtime' | 'islands'>
  readonly added?: AddedContent | undefined
  readonly scriptTexts: Partial<ScriptTexts>
}

/**
 * The site context of a page, the same for every visitor: who is signed in is filled in by the page's script. The schema is
 * the list of what may leave: a key that it does not name is dropped. What the site does not have, such as a store, is absent.
 */
export function describeSite(page: DescribedPage): SiteContext {
  const { site, pageId, pageType, access = 'public', browserAssets, added, scriptTexts } = page
  const { websiteSettings, ...overlays } = describeOverlays(site.overlays)
  const { standing, settings, styles } = site
  const { typekitId, ...provided } = describeProvidedFonts(styles)
  const splashType = splashTypesOfPages[pageType]
  return siteContext.parse({
    website: {
      ...site.website,
      ...site.addresses,
      locale: settings.language,
      websiteType: standing.type,
      siteStatus: { value: standing.status },
      siteVersion: standing.version,
    },
    pageType,
    ...(splashType === undefined ? {} : { splashType }),
    websiteSettings: {
      escapeToLogin: settings.escapeToLogin,
      ...describeComments(site),
      typekitId,
      ...websiteSettings,
    },
    ...provided,
    ...overlays,
    texts: scriptTexts,
    developerMode: false,
    tweakJSON: listTweaks(styles),
    rollups: describeRollups(browserAssets),
    // Templates bring no sample collections along.
    ...(standing.status === siteStatuses.trial ? { demoCollections: [] } : {}),
    ...(Object.keys(site.experiments ?? {}).length === 0 ? {} : { experiments: site.experiments }),
    ...(hasStore(site) ? { storeSettings: site.store } : {}),
    ...(pageId === null
      ? {}
      : {
          collection: {
            ...(added?.collection ?? { id: pageId, typeName: 'page' }),
            permissionType: pagePermissionTypes[access],
          },
        }),
    ...(added?.itemId === undefined ? {} : { item: { id: added.itemId } }),
  })
}

/** Without a shortname no provider elsewhere is asked for anything. */
function describeComments({ comments }: SiteData) {
  const { isOn: commentsEnabled, disqusShortname } = comments
  return disqusShortname === '' ? { commentsEnabled } : { commentsEnabled, disqusShortname }
}

function hasStore({ pages }: SiteData): boolean {
  return pages.some(({ settings }) => settings.kind === 'store')
}

function describeRollups({ runtime, islands }: DescribedPage['browserAssets']) {
  return { runtime: { js: [runtime], css: [] }, islands: { js: [islands], css: [] } }
}

type Tweaks = Record<string, string | number | boolean>

/** The values of the site's styles by their path, as in `palette.accent`. */
function listTweaks(value: object, path: readonly string[] = []): Tweaks {
  const tweaks: Tweaks = {}
  for (const [key, part] of Object.entries(value)) {
    if (Array.isArray(part)) continue
    if (typeof part === 'object' && part !== null) Object.assign(tweaks, listTweaks(part, [...path, key]))
    else if (part !== null) tweaks[[...path, key].join('.')] = part
  }
  return tweaks
}
