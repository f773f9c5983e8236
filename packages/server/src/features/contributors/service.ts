import type { Contributor } from '@sitewright/model/accounts/account-answers'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import type { Website } from '../../http/endpoint'
import type { Services } from '../../services'
import { findAccountByEmail } from '../accounts/rows'
import { deleteMember, insertMember, listMembers, updateMemberRoles } from './rows'

export type Contributors = ReturnType<typeof createContributors>

/** Who works on a site. Memberships are asked for with each request, so a change holds at once. */
export function createContributors({ database, now }: Services) {
  return {
    async list(website: Website): Promise<Contributor[]> {
      const members = await database.platform((tx) => listMembers(tx, website.id))
      return members.map((member) => ({ ...member, isOwner: member.account.id === website.ownerAccountId }))
    },

    async add(website: Website, input: { email: string; roles: readonly number[] }): Promise<Result<Contributor>> {
      return database.platform(async (tx) => {
        const found = await findAccountByEmail(tx, input.email)
        if (found === null) return fail('contributor.no-account')
        const member = { websiteId: website.id, accountId: found.id, roles: input.roles, createdAt: new Date(now()) }
        if (!(await insertMember(tx, member))) return fail('contributor.already')
        const account = { id: found.id, email: found.email, displayName: found.displayName }
        return { account, roles: [...input.roles], isOwner: false }
      })
    },

    async change(website: Website, accountId: string, roles: readonly number[]): Promise<Result<{ roles: number[] }>> {
      if (accountId === website.ownerAccountId) return fail('contributor.owner')
      const isChanged = await database.platform((tx) =>
        updateMemberRoles(tx, { websiteId: website.id, accountId }, roles),
      )
      return isChanged ? { roles: [...roles] } : fail('request.not-found')
    },

    async remove(website: Website, accountId: string): Promise<Result<Record<string, never>>> {
      if (accountId === website.ownerAccountId) return fail('contributor.owner')
      const isGone = await database.platform((tx) => deleteMember(tx, { websiteId: website.id, accountId }))
      return isGone ? {} : fail('request.not-found')
    },
  }
}
