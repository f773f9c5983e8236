import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { SiteNavigation } from '@sitewright/model/pages/page-answers'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import {
  buildPageTree,
  flattenTree,
  isForMembers,
  mainGroup,
  memberAreasGroup,
  type PageGroup,
  type PageNode,
  pageGroups,
} from '@sitewright/model/pages/page-tree'
import type { Actor } from '../../../actors/actor'
import { navigationTag, pageTag, sitemapTag } from '../../../content/cache-tags'
import type { PageServices } from '../store/page-context'
import { listPages, type PageRow, replaceSettings } from '../store/rows'

type Position = Pick<PageRow, 'position'> & { readonly parentId: string | null; readonly group: PageGroup }

export async function readNavigation(services: PageServices, websiteId: string): Promise<SiteNavigation> {
  const pages = await services.database.site(websiteId, (tx) => listPages(tx, websiteId))
  return toNavigation(pages)
}

/** Puts the pages into the given order and folders. It holds for visitors at once. */
export async function arrangePages(
  services: PageServices,
  actor: Actor,
  wanted: SiteNavigation,
): Promise<Result<SiteNavigation>> {
  const { websiteId, accountId: by } = actor
  return services.database.site(websiteId, async (tx) => {
    const pages = await listPages(tx, websiteId)
    const positions = positionsOf(wanted)
    if (positions === null) return fail('request.invalid', { errors: { mainNavigation: 'A page is listed twice.' } })
    const byId = new Map(pages.map((page) => [page.id, page]))
    for (const [pageId, placed] of positions) {
      const page = byId.get(pageId)
      if (page === undefined) return fail('request.not-found')
      if (placed.parentId === null) continue
      if (page.settings.kind === 'folder') return fail('page.folder-in-folder')
      if (byId.get(placed.parentId)?.settings.kind !== 'folder')
        return fail('request.invalid', { errors: { mainNavigation: 'Only folders can contain pages.' } })
    }
    const at = new Date(services.now())
    const arranged = pages.map((page) => arrange(page, positions))
    for (const [index, page] of arranged.entries()) {
      const before = pages[index] as PageRow
      if (isSamePlace(before, page)) continue
      const { settings, position } = page
      await replaceSettings(tx, { websiteId, pageId: page.id, settings, position, at, by })
    }
    const shown = arranged.filter((page, index) => isForMembers(page) !== isForMembers(pages[index] as PageRow))
    const tags = [navigationTag, ...shown.map((page) => pageTag(page.id)), ...(shown.length > 0 ? [sitemapTag] : [])]
    await services.database.announce(tx, { websiteId, tags })
    return toNavigation(arranged)
  })
}

/** Null when a page is named twice. */
function positionsOf(wanted: SiteNavigation): Map<string, Position> | null {
  const positions = new Map<string, Position>()
  let count = 0
  const put = (id: string, parentId: string | null, group: PageGroup) =>
    positions.set(id, { position: count++, parentId, group })
  for (const group of pageGroups) {
    for (const node of wanted[group]) {
      put(node.id, null, group)
      for (const child of node.children) put(child.id, node.id, group)
    }
  }
  return positions.size === count ? positions : null
}

function arrange(page: PageRow, positions: ReadonlyMap<string, Position>): PageRow {
  const placed = positions.get(page.id)
  // What was left out comes after all that was named, in the order it had.
  if (placed === undefined) return { ...page, position: positions.size + page.position }
  const { position, parentId, group } = placed
  const isMoved = isForMembers(page) !== (group === memberAreasGroup)
  // Who had a password before keeps it: leaving the members never opens more than there was.
  const open = page.hasPassword ? 'password' : 'public'
  const access = group === memberAreasGroup ? 'members' : open
  // In a folder the folder decides whether menus show it, and members have menus of their own.
  const inNavigation = group === memberAreasGroup || parentId !== null || group === mainGroup
  const settings: PageSettings = { ...page.settings, parentId, inNavigation }
  return { ...page, position, settings: isMoved ? { ...settings, access } : settings }
}

function isSamePlace(one: PageRow, other: PageRow): boolean {
  return (
    one.position === other.position &&
    one.settings.parentId === other.settings.parentId &&
    one.settings.inNavigation === other.settings.inNavigation &&
    one.settings.access === other.settings.access
  )
}

function toNavigation(pages: readonly PageRow[]): SiteNavigation {
  const tree = buildPageTree(pages)
  const toNode = (node: PageNode<PageRow>) => ({
    id: node.page.id,
    children: node.children.map((child) => ({ id: child.page.id })),
  })
  return {
    mainNavigation: tree.mainNavigation.map(toNode),
    _hidden: tree._hidden.map(toNode),
    _memberareas: tree._memberareas.map(toNode),
  }
}

export function inTreeOrder(pages: readonly PageRow[]): PageRow[] {
  return flattenTree(buildPageTree(pages))
}
