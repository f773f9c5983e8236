import type { Invitation } from '@sitewright/model/accounts/account-answers'
import { describeRoles } from '@sitewright/model/accounts/roles'
import { fail, type Result } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { readSiteDocument } from '../../content/document-rows'
import { platformAddress } from '../../hosts/host-names'
import type { SignedInAccount } from '../../http/endpoint'
import { siteHasMailsLeft } from '../../mail/mail-quota'
import { contributorInvitationMail } from '../../mail/templates/contributor-invitation'
import { hashSecret, makeSecret } from '../../security/secrets'
import type { Services } from '../../services/services'
import type { Tx } from '../../storage/database'
import type { EmailVerification } from '../accounts/verify-email'
import {
  deleteInvitation,
  findInvitation,
  findOpenInvitation,
  listInvitations,
  type OpenInvitation,
  writeInvitation,
} from './invitation-rows'
import { insertMember, listMembers } from './rows'

const linkMs = 7 * 24 * 60 * 60_000
const maxOpen = 50

export type Invitations = ReturnType<typeof createInvitations>

interface Invited {
  readonly id: string
  readonly email: string
  readonly roles: readonly number[]
}

/**
 * People are invited by their address, whether it has an account or not: who invites is told nothing of that. Who opens the
 * mail proves the address, and joins with the account that they sign in or up with.
 */
export function createInvitations(services: Services, verification: EmailVerification) {
  const { database, mail, newId, now, settings } = services

  async function write(tx: Tx, websiteId: string, invited: Invited, inviter: SignedInAccount) {
    const token = makeSecret(services)
    const invitation = await writeInvitation(tx, {
      ...invited,
      websiteId,
      inviterId: inviter.id,
      tokenHash: hashSecret(token),
      createdAt: new Date(now()),
      expiresAt: new Date(now() + linkMs),
    })
    return { invitation, address: `${platformAddress(settings)}${paths.platformInvitation}?code=${token}` }
  }

  async function send(websiteId: string, invited: Invited, inviter: SignedInAccount): Promise<Result<Invitation>> {
    const { body: site } = await database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'settings'))
    return database.platform(async (tx) => {
      if (!(await siteHasMailsLeft(tx, services, websiteId))) return fail('mail.limit-reached')
      const { invitation, address } = await write(tx, websiteId, invited, inviter)
      await mail.send(tx, {
        websiteId,
        to: invitation.email,
        template: contributorInvitationMail,
        data: {
          siteTitle: site.title,
          invitedBy: inviter.email,
          roles: describeRoles(invited.roles),
          address,
        },
        key: `invitation ${invitation.id}`,
      })
      return invitation
    })
  }

  return {
    list: (websiteId: string): Promise<Invitation[]> => database.platform((tx) => listInvitations(tx, websiteId)),

    async invite(websiteId: string, input: Omit<Invited, 'id'>, inviter: SignedInAccount): Promise<Result<Invitation>> {
      const email = input.email.toLowerCase()
      const refusal = await database.platform(async (tx) => {
        const members = await listMembers(tx, websiteId)
        if (members.some(({ account }) => account.email.toLowerCase() === email)) return fail('contributor.already')
        const open = await listInvitations(tx, websiteId)
        const isFull = open.length >= maxOpen && open.every((it) => it.email !== email)
        return isFull ? fail('contributor.too-many', { values: { limit: maxOpen } }) : null
      })
      return refusal ?? send(websiteId, { id: newId(), email, roles: input.roles }, inviter)
    },

    async resend(websiteId: string, invitationId: string, inviter: SignedInAccount): Promise<Result<Invitation>> {
      const found = await database.platform((tx) => findInvitation(tx, { websiteId, invitationId }))
      return found === null ? fail('request.not-found') : send(websiteId, found, inviter)
    },

    async withdraw(websiteId: string, invitationId: string): Promise<Result<Record<string, never>>> {
      const isGone = await database.platform((tx) => deleteInvitation(tx, { websiteId, invitationId }))
      return isGone ? {} : fail('request.not-found')
    },

    /** What the page of the link shows; null when it has ended. */
    async read(token: string): Promise<(OpenInvitation & { siteTitle: string }) | null> {
      const found = await database.platform((tx) => findOpenInvitation(tx, hashSecret(token), new Date(now())))
      if (found === null) return null
      const { websiteId } = found
      const { body } = await database.site(websiteId, (tx) => readSiteDocument(tx, websiteId, 'settings'))
      return { ...found, siteTitle: body.title }
    },

    /** Once: who is first joins. An address that somebody else has confirmed is theirs alone. */
    async accept(token: string, account: SignedInAccount): Promise<Result<null>> {
      return database.platform(async (tx) => {
        const found = await findOpenInvitation(tx, hashSecret(token), new Date(now()))
        if (found === null) return fail('account.code-expired')
        const { websiteId, email, roles } = found
        const isMeant = account.email.toLowerCase() === email && (await verification.markVerified(tx, account))
        if (!isMeant) return fail('contributor.wrong-account', { values: { email } })
        if (!(await deleteInvitation(tx, found))) return fail('account.code-expired')
        await insertMember(tx, { websiteId, accountId: account.id, roles, createdAt: new Date(now()) })
        return null
      })
    },
  }
}
