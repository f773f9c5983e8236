import type { Permission } from '@sitewright/model/accounts/permissions'
import { paths } from '@sitewright/model/routes/paths'
import { useSyncExternalStore } from 'react'
import { pathWithinSite, sitePath } from './site-path'

export const screens = [
  'pages',
  'collections',
  'design',
  'store',
  'marketing',
  'forms',
  'comments',
  'assets',
  'settings',
] as const
export type Screen = (typeof screens)[number]

export const screenLabels: Record<Screen, string> = {
  pages: 'Pages',
  collections: 'Collections',
  design: 'Design',
  store: 'Store',
  marketing: 'Marketing',
  forms: 'Forms',
  comments: 'Comments',
  assets: 'Assets',
  settings: 'Settings',
}

/** Screens that need more than to be let into the panel. */
const needed: Partial<Record<Screen, Permission>> = {
  collections: 'items.edit',
  store: 'store.manage',
  marketing: 'campaigns.edit',
  forms: 'forms.read',
  comments: 'comments.moderate',
}

export function isAllowedScreen(screen: Screen, permissions: readonly string[]): boolean {
  return needed[screen] === undefined || permissions.includes(needed[screen])
}

export interface Route {
  readonly screen: Screen
  /** The part after the screen: the open page under `pages`, whose items under `collections`, the group under `settings`. */
  readonly part: string | null
}

/** Within the site: `/config/pages/{id}`, `/config/design`, `/config/settings/tokens`. Whatever else is asked for opens the pages. */
export function parseRoute(pathname: string): Route {
  const [first = '', part = ''] = pathname.slice(paths.config.length).split('/')
  const screen = screens.find((it) => it === first)
  return screen ? { screen, part: part === '' ? null : decodePart(part) } : { screen: 'pages', part: null }
}

export function writeRoute({ screen, part }: Route): string {
  return `${sitePath}${paths.config}${screen}${part === null ? '' : `/${encodeURIComponent(part)}`}`
}

function decodePart(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

const moved = 'sitewright:moved'

export function goTo(route: Route, how: 'push' | 'replace' = 'push'): void {
  const address = writeRoute(route)
  if (how === 'push' && address !== location.pathname) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  dispatchEvent(new Event(moved))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(moved, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(moved, listener)
  }
}

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, pathWithinSite))
}
