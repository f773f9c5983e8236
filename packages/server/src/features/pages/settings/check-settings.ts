import { isCollectionName } from '@sitewright/model/collections/collection-kinds'
import { type Failure, fail } from '@sitewright/model/failures/catalog'
import { isAllowedTarget } from '@sitewright/model/link-targets/is-allowed-target'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import type { Tx } from '../../../storage/database'
import { hasItems, listTakenSlugs, type PageRow } from '../store/rows'

/** Products and items are made and changed by calls of their own, and what has a list keeps what is listed on it. */
export async function checkKind(
  tx: Tx,
  websiteId: string,
  { settings: { kind }, before }: { settings: PageSettings; before: PageRow | null },
): Promise<Failure | null> {
  const wasKind = before?.settings.kind
  if (kind === 'product' || kind === 'item') return refuseKind('Pages can’t be changed to this type.')
  if (before === null || kind === wasKind || wasKind === undefined) return null
  if (wasKind === 'store') return refuseKind('Pages can’t be changed to this type.')
  if (!isCollectionName(wasKind) || !(await hasItems(tx, websiteId, before.id))) return null
  return refuseKind('This page has items, in the trash perhaps. Add a page of the other type.')
}

function refuseKind(kind: string): Failure {
  return fail('request.invalid', { errors: { kind } })
}

/** An item of a collection may be there already, such as `/blog/hello`. */
export async function checkAddress(
  tx: Tx,
  websiteId: string,
  { slug, pages }: { slug: string; pages: readonly PageRow[] },
): Promise<Failure | null> {
  for (const page of pages.filter(({ settings }) => isCollectionName(settings.kind))) {
    const above = `${page.settings.slug}/`
    if (!slug.startsWith(above)) continue
    const taken = await listTakenSlugs(tx, { websiteId, collectionId: page.id, slugs: [slug.slice(above.length)] })
    if (taken.size > 0) return fail('page.slug-taken')
  }
  return null
}

/** Pages stand at the top or in a folder of the same site; folders stand at the top. */
export function checkParent(settings: PageSettings, pages: readonly PageRow[]): Failure | null {
  if (!isAllowedTarget(settings.linkTarget))
    return fail('request.invalid', { errors: { linkTarget: 'Enter a valid link.' } })
  if (settings.parentId === null) return null
  if (settings.kind === 'folder') return fail('page.folder-in-folder')
  const parent = pages.find((page) => page.id === settings.parentId)
  if (parent?.settings.kind === 'folder') return null
  return fail('request.invalid', { errors: { parentId: 'This folder doesn’t exist.' } })
}
