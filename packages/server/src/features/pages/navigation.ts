import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { SiteNavigation } from '@sitewright/model/pages/page-answers'
import { buildPageTree, flattenTree, type PageNode } from '@sitewright/model/pages/page-tree'
import { type Actor, navigationTag, type PageServices } from './page-context'
import { listPages, type PageRow, replaceSettings } from './rows'

type Place = Pick<PageRow, 'position'> & { readonly parentId: string | null; readonly inNavigation: boolean }

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
    const places = placesOf(wanted)
    if (places === null) return fail('request.invalid', { errors: { mainNavigation: 'A page stands there twice.' } })
    const byId = new Map(pages.map((page) => [page.id, page]))
    for (const [pageId, place] of places) {
      const page = byId.get(pageId)
      if (page === undefined) return fail('request.not-found')
      if (place.parentId === null) continue
      if (page.settings.kind === 'folder') return fail('page.folder-in-folder')
      if (byId.get(place.parentId)?.settings.kind !== 'folder')
        return fail('request.invalid', { errors: { mainNavigation: 'Only folders hold other pages.' } })
    }
    const at = new Date(services.now())
    const arranged = pages.map((page) => arrange(page, places))
    for (const [index, page] of arranged.entries()) {
      const before = pages[index] as PageRow
      if (isSamePlace(before, page)) continue
      const { settings, position } = page
      await replaceSettings(tx, { websiteId, pageId: page.id, settings, position, at, by })
    }
    await services.database.announce(tx, { websiteId, tags: [navigationTag] })
    return toNavigation(arranged)
  })
}

/** Null when a page is named twice. */
function placesOf(wanted: SiteNavigation): Map<string, Place> | null {
  const places = new Map<string, Place>()
  let count = 0
  const put = (id: string, parentId: string | null, inNavigation: boolean) =>
    places.set(id, { position: count++, parentId, inNavigation })
  for (const [nodes, inNavigation] of [[wanted.mainNavigation, true] as const, [wanted._hidden, false] as const]) {
    for (const node of nodes) {
      put(node.id, null, inNavigation)
      for (const child of node.children) put(child.id, node.id, true)
    }
  }
  return places.size === count ? places : null
}

function arrange(page: PageRow, places: ReadonlyMap<string, Place>): PageRow {
  const place = places.get(page.id)
  // What was left out comes after all that was named, in the order it had.
  if (place === undefined) return { ...page, position: places.size + page.position }
  const { position, parentId, inNavigation } = place
  return { ...page, position, settings: { ...page.settings, parentId, inNavigation } }
}

function isSamePlace(one: PageRow, other: PageRow): boolean {
  return (
    one.position === other.position &&
    one.settings.parentId === other.settings.parentId &&
    one.settings.inNavigation === other.settings.inNavigation
  )
}

function toNavigation(pages: readonly PageRow[]): SiteNavigation {
  const tree = buildPageTree(pages)
  const toNode = (node: PageNode<PageRow>) => ({
    id: node.page.id,
    children: node.children.map((child) => ({ id: child.page.id })),
  })
  return { mainNavigation: tree.mainNavigation.map(toNode), _hidden: tree._hidden.map(toNode) }
}

export function inTreeOrder(pages: readonly PageRow[]): PageRow[] {
  return flattenTree(buildPageTree(pages))
}
