import { siteSections } from '@sitewright/model/header-footer/site-sections'
import { nameHistory } from '../../ground/name-history'
import type { Route } from '../../ground/router'

/** What undo takes back on a screen: its own changes, and beside the design those of the page, header and footer in the frame. */
export function listHistories(route: Route, openPageId: string | null): string[] {
  const inFrame = [...Object.keys(siteSections), ...(openPageId ? [openPageId] : [])]
  const ofPages = (part: string) => nameHistory({ screen: 'pages', part })
  if (route.screen === 'design') return [nameHistory(route), ...inFrame.map(ofPages)]
  return [route.screen === 'pages' && openPageId ? ofPages(openPageId) : nameHistory(route)]
}

/** Screens without the page whose changes are undone. */
export function hasHistory({ screen, part }: Route): boolean {
  return (
    screen === 'settings' || (screen === 'store' && /^(product-|(settings|checkout|payments|emails)$)/.test(part ?? ''))
  )
}
