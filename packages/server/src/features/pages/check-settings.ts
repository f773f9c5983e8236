import { type Failure, fail } from '@sitewright/model/failures/catalogue'
import type { PageSettings } from '@sitewright/model/pages/page-settings'
import { isAllowedTarget } from '@sitewright/model/text/link-target'
import type { PageRow } from './rows'

/** Pages stand at the top or in a folder of the same site; folders stand at the top. */
export function checkParent(settings: PageSettings, pages: readonly PageRow[]): Failure | null {
  if (!isAllowedTarget(settings.linkTarget))
    return fail('request.invalid', { errors: { linkTarget: 'This address cannot be linked to.' } })
  if (settings.parentId === null) return null
  if (settings.kind === 'folder') return fail('page.folder-in-folder')
  const parent = pages.find((page) => page.id === settings.parentId)
  if (parent?.settings.kind === 'folder') return null
  return fail('request.invalid', { errors: { parentId: 'This is not a folder of the site.' } })
}
