import type { Contributor } from '@sitewright/model/accounts/account-answers'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import type { Website } from '../../hosts/website'
import type { Services } from '../../services/services'
import { deleteInvitationsBy } from './invitation-rows'
import { deleteMember, listMembers, updateMemberRoles } from './rows'

export type Contributors = ReturnType<typeof createContributors>

/** Who works on a site. Memberships are asked for with each request, so a change holds at once. */
export function createContributors({ database }: Pick<Services, 'database'>) {
  return {
    async list(website: Website): Promise<Contributor[]> {
      const members = await database.platform((tx) => listMembers(tx, website.id))
      return members.map((member) => ({ ...member, isOwner: member.account.id === website.ownerAccountId }))
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
      const isGone = await database.platform(async (tx) => {
        // Whom they invited and who has not come yet would be a way back in.
        await deleteInvitationsBy(tx, website.id, accountId)
        return deleteMember(tx, { websiteId: website.id, accountId })
      })
      return isGone ? {} : fail('request.not-found')
    },
  }
}
