import type { SiteNavigation } from '@sitewright/model/pages/page-answers'
import { type PageGroup, pageGroups } from '@sitewright/model/pages/page-tree'
import { findPlace, placePage } from './arrange-pages'

export const groupTitles: Record<PageGroup, string> = {
  mainNavigation: 'Menu',
  _hidden: 'Hidden from menu',
  _memberareas: 'Members',
}

export type TreeStep = 'up' | 'down' | 'in' | 'out'

/**
 * One step of a page by menu or keys. Up and down go past a neighbor, and from the edge of a group into the next one; in
 * goes into the nearest folder above, out behind the folder it is in. The same object when there is no such step.
 */
export function stepPage(
  navigation: SiteNavigation,
  pageId: string,
  { step, folderIds }: { step: TreeStep; folderIds: ReadonlySet<string> },
): SiteNavigation {
  const place = findPlace(navigation, pageId)
  if (place === null) return navigation
  const { group, folderId, index, siblings } = place
  if (step === 'in') {
    if (folderId !== null || folderIds.has(pageId)) return navigation
    const folder = siblings.slice(0, index).findLast((id) => folderIds.has(id))
    return folder === undefined
      ? navigation
      : placePage(navigation, pageId, { group, folderId: folder, beforeId: null })
  }
  if (step === 'out') {
    if (folderId === null) return navigation
    const nodes = navigation[group]
    const behind = nodes[nodes.findIndex((it) => it.id === folderId) + 1]
    return placePage(navigation, pageId, { group, folderId: null, beforeId: behind?.id ?? null })
  }
  if (step === 'up') {
    const above = siblings[index - 1]
    if (above !== undefined) return placePage(navigation, pageId, { group, folderId, beforeId: above })
    if (folderId !== null) return placePage(navigation, pageId, { group, folderId: null, beforeId: folderId })
    return toNeighbor(navigation, pageId, { group, by: -1 })
  }
  if (index < siblings.length - 1)
    return placePage(navigation, pageId, { group, folderId, beforeId: siblings[index + 2] ?? null })
  if (folderId !== null) return stepPage(navigation, pageId, { step: 'out', folderIds })
  return toNeighbor(navigation, pageId, { group, by: 1 })
}

function toNeighbor(navigation: SiteNavigation, pageId: string, from: { group: PageGroup; by: 1 | -1 }) {
  const group = pageGroups[pageGroups.indexOf(from.group) + from.by]
  if (group === undefined) return navigation
  const beforeId = from.by === 1 ? (navigation[group][0]?.id ?? null) : null
  return placePage(navigation, pageId, { group, folderId: null, beforeId })
}

/** What a screen reader is told after a move: `Our story, 2 of 5 in Navigation`. */
export function describePlace(navigation: SiteNavigation, pageId: string, titleOf: (pageId: string) => string): string {
  const place = findPlace(navigation, pageId)
  if (place === null) return ''
  const where = place.folderId === null ? groupTitles[place.group] : titleOf(place.folderId)
  return `${titleOf(pageId)}, ${place.index + 1} of ${place.siblings.length} in ${where}`
}
