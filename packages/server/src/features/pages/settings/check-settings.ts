import { type Failure, fail } from '@sitewright/model/failures/catalog'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { isAllowedTarget } from '@sitewright/model/text/link-target'
import type { PageRow } from '../store/rows'

/** Products are made and changed by calls of their own, and a store keeps what is listed on it. */
export function checkKind(settings: PageSettings, before: PageSettings | null): Failure | null {
  const isFixed =
    settings.kind === 'product' || (before !== null && before.kind === 'store' && settings.kind !== 'store')
  return isFixed ? fail('request.invalid', { errors: { kind: 'Pages can’t be changed to this type.' } }) : null
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
