import type { Contributor } from '@sitewright/model/accounts/account-answers'
import { type RoleName, roleLabels, roles } from '@sitewright/model/accounts/roles'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { builtInAddress } from '../../hosts/host-names'
import type { Website } from '../../http/endpoint'
import { contributorAddedMail } from '../../mail/templates/contributor-added'
import type { SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services'
import { findAccountByEmail, isEmailVerified } from '../accounts/rows'
import { deleteMember, insertMember, listMembers, updateMemberRoles } from './rows'

export type Contributors = ReturnType<typeof createContributors>

/** Who works on a site. Memberships are asked for with each request, so a change holds at once. */
export function createContributors({ database, mail, now, settings }: Services, siteData: SiteDataSource) {
  return {
    async list(website: Website): Promise<Contributor[]> {
      const members = await database.platform((tx) => listMembers(tx, website.id))
      return members.map((member) => ({ ...member, isOwner: member.account.id === website.ownerAccountId }))
    },

    /** Whoever took somebody's address without reading its mails must not get what was meant for them. */
    async add(
      website: Website,
      input: { email: string; roles: readonly number[]; invitedBy: string },
    ): Promise<Result<Contributor>> {
      const site = await siteData.load(website)
      return database.platform(async (tx) => {
        const found = await findAccountByEmail(tx, input.email)
        if (found === null) return fail('contributor.no-account')
        if (!(await isEmailVerified(tx, found.id))) return fail('contributor.unverified')
        const member = { websiteId: website.id, accountId: found.id, roles: input.roles, createdAt: new Date(now()) }
        if (!(await insertMember(tx, member))) return fail('contributor.already')
        await mail.send(tx, {
          websiteId: website.id,
          to: found.email,
          template: contributorAddedMail,
          data: {
            siteTitle: site.settings.title,
            invitedBy: input.invitedBy,
            roles: listRoles(input.roles),
            address: `${builtInAddress(settings, website.identifier)}${places.config}`,
          },
        })
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

function listRoles(numbers: readonly number[]): string {
  const names = Object.keys(roles) as RoleName[]
  return names
    .filter((name) => numbers.includes(roles[name]))
    .map((name) => roleLabels[name])
    .join(', ')
}
