import { type MemberMove, memberTable } from '@sitewright/model/accounts/members'
import { isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { nextState } from '@sitewright/model/states/state-table'
import { findWebsiteById } from '../../../hosts/rows'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import { memberConfirmMail } from '../../../mail/templates/visitors/member-confirm'
import { memberInviteMail } from '../../../mail/templates/visitors/member-invite'
import { memberKnownMail } from '../../../mail/templates/visitors/member-known'
import { memberResetMail } from '../../../mail/templates/visitors/member-reset'
import type { SiteData, SiteDataSource } from '../../../render/site-data'
import { hashSecret, makeSecret } from '../../../security/secrets'
import { countTry } from '../../../security/try-limits'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { memberMailLimits } from '../sessions/limits'
import { deleteMemberCodes, findMemberCode, insertMemberCode, setMemberCodeHash } from '../store/code-rows'
import { codeMs, inviteMailJob, joinMailJob, resetMailJob } from '../store/job-kinds'
import { findMember, findMemberByEmail, type StoredMember } from '../store/rows'

interface MailJobParts {
  readonly services: Services
  readonly siteData: SiteDataSource
}

export function memberMailHandlers({ services, siteData }: MailJobParts): JobHandler[] {
  const { database, mail, newId, now } = services

  async function loadSite(websiteId: string | null): Promise<SiteData | null> {
    if (websiteId === null) return null
    const website = await database.platform((tx) => findWebsiteById(tx, websiteId))
    return website === null ? null : siteData.load(website)
  }

  async function mayWrite(websiteId: string, email: string): Promise<boolean> {
    return !isFailure(await database.platform((tx) => countTry(tx, memberMailLimits(websiteId, email), services)))
  }

  /** The address in a mail, with a code that only this mail holds. */
  async function makeAddress(tx: Tx, site: SiteData, email: string, purpose: 'reset' | 'invite'): Promise<string> {
    const secret = makeSecret(services)
    const expiresAt = new Date(now() + codeMs[purpose])
    const code = { id: newId(), purpose, email, name: '', passwordHash: null, nextPath: '', expiresAt }
    await insertMemberCode(tx, site.website.id, { ...code, codeHash: hashSecret(secret) }, new Date(now()))
    return `${site.origin}${paths.memberReset}?code=${secret}`
  }

  return [
    handleJob(joinMailJob, async ({ payload: { codeId }, websiteId: ofSite, finish }) => {
      const site = await loadSite(ofSite)
      if (site === null) return
      const websiteId = site.website.id
      const siteTitle = site.settings.title
      const code = await database.site(websiteId, (tx) => findMemberCode(tx, websiteId, codeId))
      const isAllowed = code !== null && (await mayWrite(websiteId, code.email))
      await database.site(websiteId, async (tx) => {
        const known = code && (await findMemberByEmail(tx, websiteId, code.email))
        if (code !== null && isAllowed && known?.state === 'active') {
          const address = `${site.origin}${paths.memberLogin}`
          const resetAddress = `${site.origin}${paths.memberReset}`
          const data = { siteTitle, address, resetAddress }
          await mail.send(tx, { websiteId, to: code.email, template: memberKnownMail, data })
        } else if (code !== null && isAllowed && (known === null || can(known, 'accept'))) {
          const secret = makeSecret(services)
          await setMemberCodeHash(tx, websiteId, code.id, hashSecret(secret))
          const data = { siteTitle, address: `${site.origin}${paths.memberConfirm}?code=${secret}` }
          await mail.send(tx, { websiteId, to: code.email, template: memberConfirmMail, data })
        }
        await finish(tx)
      })
    }),

    handleJob(resetMailJob, async ({ payload: { email }, websiteId: ofSite, finish }) => {
      const site = await loadSite(ofSite)
      if (site === null) return
      const websiteId = site.website.id
      const isAllowed = await mayWrite(websiteId, email)
      await database.site(websiteId, async (tx) => {
        const member = await findMemberByEmail(tx, websiteId, email)
        if (member !== null && member.state !== 'suspended' && isAllowed) {
          const data = { siteTitle: site.settings.title, address: await makeAddress(tx, site, email, 'reset') }
          await mail.send(tx, { websiteId, to: email, template: memberResetMail, data })
        }
        await finish(tx)
      })
    }),

    handleJob(inviteMailJob, async ({ payload: { memberId }, websiteId: ofSite, finish }) => {
      const site = await loadSite(ofSite)
      if (site === null) return
      const websiteId = site.website.id
      await database.site(websiteId, async (tx) => {
        const member = await findMember(tx, { websiteId, memberId })
        if (member !== null && can(member, 'inviteAgain')) {
          await deleteMemberCodes(tx, websiteId, member.email)
          const data = { siteTitle: site.settings.title, address: await makeAddress(tx, site, member.email, 'invite') }
          await mail.send(tx, { websiteId, to: member.email, template: memberInviteMail, data })
        }
        await finish(tx)
      })
    }),
  ]
}

function can({ state }: StoredMember, event: MemberMove): boolean {
  return nextState(memberTable, state, event) !== null
}
