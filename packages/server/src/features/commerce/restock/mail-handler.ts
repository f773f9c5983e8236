import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { findWebsiteById } from '../../../hosts/rows'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import { restockMail } from '../../../mail/templates/visitors/restock'
import type { SiteData, SiteDataSource } from '../../../render/site-data'
import type { SealedSecrets } from '../../../security/sealed-secrets'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { restockJob } from '../catalog/store/restock-job'
import { type AwaitedVariant, findAwaited } from './find-awaited'
import { hasRequests, takeRequests } from './rows'
import { stopCodeSealer } from './stop-codes'

interface HandlerParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly sealed: SealedSecrets
}

interface Sender {
  readonly site: SiteData
  readonly sealCode: (email: string) => string
}

/** In one transaction: small enough that visitors come in between. */
const atOnce = 100
const dayMs = 24 * 60 * 60_000

/** Writes to all who wait for a variant, if it is still there. Who is written to waits no more, by the same transaction. */
export function restockMailHandler({ services, siteData, sealed }: HandlerParts): JobHandler {
  const { database, jobs, mail, now } = services

  async function writeTo(
    tx: Tx,
    { site, sealCode }: Sender,
    { name, path }: AwaitedVariant,
    email: string,
  ): Promise<void> {
    const leaveAddress = site.origin + fillPath(paths.restockStopLink, { code: sealCode(email) })
    const data = {
      words: site.store.mails.restock,
      siteTitle: site.settings.title,
      product: name,
      address: site.origin + path,
      leaveAddress,
    }
    await mail.send(tx, { websiteId: site.website.id, to: email, template: restockMail, data, leaveAddress })
  }

  /** True while more of them may wait. */
  async function writeToSome(tx: Tx, sender: Sender, variantId: string): Promise<boolean> {
    const { site } = sender
    const key = { websiteId: site.website.id, variantId }
    const awaited = await findAwaited(tx, site, variantId)
    if (awaited?.isForSale) {
      const emails = await takeRequests(tx, key, atOnce)
      for (const email of emails) await writeTo(tx, sender, awaited, email)
      return emails.length === atOnce
    }
    // Hidden, in the bin, or its store is: not everything that brings it back to sight tells of it.
    if (awaited?.isInStock !== false && (await hasRequests(tx, key))) await lookAgain(tx, key)
    return false
  }

  async function lookAgain(tx: Tx, { websiteId, variantId }: { websiteId: string; variantId: string }) {
    const runAt = new Date(now() + dayMs)
    await jobs.add(tx, { kind: restockJob, websiteId, key: variantId, runAt, payload: { variantId } })
  }

  return handleJob(restockJob, async ({ websiteId, payload: { variantId }, signal, finish }) => {
    const website = websiteId === null ? null : await database.platform((tx) => findWebsiteById(tx, websiteId))
    if (websiteId === null || website === null) return
    const sender = { site: await siteData.load(website), sealCode: await stopCodeSealer(sealed, websiteId) }
    let isMore = true
    while (isMore) {
      signal.throwIfAborted()
      isMore = await database.site(websiteId, async (tx) => {
        const goesOn = await writeToSome(tx, sender, variantId)
        if (!goesOn) await finish(tx)
        return goesOn
      })
    }
  })
}
