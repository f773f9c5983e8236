import type { Permission } from '@sitewright/model/accounts/permissions'
import { permissionsOf } from '@sitewright/model/accounts/roles'
import type { Website } from '../../hosts/website'
import type { Tx } from '../../storage/database'
import { findRoles } from './store/rows'

interface Rights {
  readonly permissions: ReadonlySet<Permission>
  /** Numbers of the account's roles on this website. */
  readonly roles: readonly number[]
}

/** What an account may do on a website. */
export async function findRights(tx: Tx, website: Website | null, account: { readonly id: string }): Promise<Rights> {
  if (website === null) return { permissions: new Set(), roles: [] }
  const isOwner = website.ownerAccountId === account.id
  const roles = await findRoles(tx, website.id, account.id)
  return { permissions: permissionsOf(isOwner ? [] : roles, { isOwner }), roles }
}
