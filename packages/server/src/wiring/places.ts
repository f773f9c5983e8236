import type { BrowserAssets } from '../browser-files/browser-assets'
import type { PageCache } from '../cache/page-cache'
import { createPasswordReset } from '../features/accounts/reset-password'
import { apiDocsPlaces } from '../features/api-docs/places'
import { filePlaces } from '../features/assets/serve-file'
import { domainPlaces } from '../features/domains/places'
import { formPlaces } from '../features/forms/places'
import { listPlaces } from '../features/lists/places'
import { memberPlaces } from '../features/members/places'
import { panelPlaces } from '../features/pages/panel-places'
import { previewPlaces } from '../features/pages/preview-places'
import { accountPlaces } from '../features/platform/account-places'
import { emailPlaces } from '../features/platform/email-places'
import { passwordPlaces } from '../features/platform/password-places'
import { sitePlaces } from '../features/platform/site-places'
import { createErrorPages } from '../features/published/error-pages'
import { createLockedPages } from '../features/published/locked-pages'
import { createPageLock } from '../features/published/page-lock'
import { publishedPlaces } from '../features/published/places'
import { createVisitRenderer } from '../features/published/render-visit'
import { createVisits } from '../features/published/visits'
import { searchPlaces } from '../features/search/places'
import type { Endpoint } from '../http/endpoint'
import { healthPlaces } from '../http/health'
import type { Place } from '../http/mount-places'
import type { AppParts } from './app-parts'

interface ShownParts {
  readonly browserAssets: BrowserAssets
  readonly cache: PageCache
  /** For their description. */
  readonly endpoints: readonly Endpoint[]
}

/** Every address that answers with a page or a file. */
export function collectPlaces(parts: AppParts, shown: ShownParts): Place[] {
  const { services, accounts, handover, sites, templates, verification, passwords, siteData, forms, saver } = parts
  const { browserAssets, cache, endpoints } = shown
  const { database, log, settings } = services
  const renderer = createVisitRenderer(services, browserAssets)
  const visits = createVisits({ cache, siteData, renderer, database })
  const errorPages = createErrorPages(siteData, renderer)
  const lockedPages = createLockedPages({ lock: createPageLock(services, passwords), siteData, renderer })
  return [
    ...healthPlaces(services),
    ...domainPlaces(parts.hosts),
    ...apiDocsPlaces(settings, endpoints),
    ...accountPlaces(settings, accounts),
    ...passwordPlaces(settings, createPasswordReset(services, passwords)),
    ...emailPlaces(settings, verification),
    ...sitePlaces({ settings, sites, templates, handover, verification }),
    ...panelPlaces({ services, siteData, browserAssets }),
    ...previewPlaces({ services, siteData, browserAssets }),
    ...filePlaces(services),
    ...memberPlaces({ settings, siteData, renderer, ...parts.members }),
    ...listPlaces({ answers: parts.mailAnswers, siteData, renderer }),
    ...formPlaces({ forms, saver, siteData, renderer }),
    ...searchPlaces({ database, siteData, renderer }),
    ...publishedPlaces({ cache, visits, lockedPages, errorPages, log, settings }),
  ]
}
