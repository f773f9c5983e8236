import { isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { handleJob, type JobHandler } from '../../jobs/job-kind'
import { memberConfirmMail } from '../../mail/templates/member-confirm'
import { memberInviteMail } from '../../mail/templates/member-invite'
import { memberKnownMail } from '../../mail/templates/member-known'
import { memberResetMail } from '../../mail/templates/member-reset'
import type { SiteData, SiteDataSource } from '../../render/site-data'
import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { hashSecret, makeSecret } from '../accounts/secrets'
import { countTry } from '../accounts/try-limits'
import { deleteMemberCodes, findMemberCode, insertMemberCode, setMemberCodeHash } from './code-rows'
import { codeMs, inviteMailJob, joinMailJob, resetMailJob } from './job-kinds'
import { memberMailLimits } from './limits'
import { findMember, findMemberByEmail } from './rows'

interface MailJobParts {
  readonly services: Services
  readonly siteData: SiteDataSource
}

export function memberMailHandlers({ services, siteData }: MailJobParts): JobHandler[] {
  const { database, mail, newId, now } = services

  async function loadSite(websiteId: string | null): Promise<SiteData | null> {
    const website = await database.platform((tx) =>
      tx
        .selectFrom('websites')
        .select(['id', 'identifier'])
        .where('id', '=', websiteId ?? '')
        .executeTakeFirst(),
    )
    return website === undefined ? null : siteData.load(website)
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
    return `${site.origin}${places.memberReset}?code=${secret}`
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
          const address = `${site.origin}${places.memberLogin}`
          const resetAddress = `${site.origin}${places.memberReset}`
          const data = { siteTitle, address, resetAddress }
          await mail.send(tx, { websiteId, to: code.email, template: memberKnownMail, data })
        } else if (code !== null && isAllowed && known?.state !== 'suspended') {
          const secret = makeSecret(services)
          await setMemberCodeHash(tx, websiteId, code.id, hashSecret(secret))
          const data = { siteTitle, address: `${site.origin}${places.memberConfirm}?code=${secret}` }
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
        if (member?.state === 'invited') {
          await deleteMemberCodes(tx, websiteId, member.email)
          const data = { siteTitle: site.settings.title, address: await makeAddress(tx, site, member.email, 'invite') }
          await mail.send(tx, { websiteId, to: member.email, template: memberInviteMail, data })
        }
        await finish(tx)
      })
    }),
  ]
}
