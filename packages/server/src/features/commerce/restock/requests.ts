import type { RestockRequest } from '@sitewright/model/commerce/products/restock'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { Website } from '../../../hosts/website'
import type { SiteDataSource } from '../../../render/site-data'
import type { SealedSecrets } from '../../../security/sealed-secrets'
import { hashSecret } from '../../../security/secrets'
import { countTry } from '../../../security/try-limits'
import type { Services } from '../../../services/services'
import { type AwaitedVariant, findAwaited } from './find-awaited'
import { forgetRequestsOfPerson, insertRequest } from './rows'
import { openStopCode } from './stop-codes'

interface RequestParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly sealed: SealedSecrets
}

/** Within a quarter of an hour: whoever types a stranger's address again and again fills nobody's mailbox. */
const maxAsked = { fromAddress: 20, forEmail: 10 } as const

export type RestockRequests = ReturnType<typeof createRestockRequests>

/** Who wants to hear when something is back in stock. */
export function createRestockRequests({ services, siteData, sealed }: RequestParts) {
  const { database, now } = services
  return {
    /** What visitors may ask for. */
    async find(website: Website, variantId: string): Promise<AwaitedVariant | null> {
      const site = await siteData.load(website)
      const awaited = await database.site(website.id, (tx) => findAwaited(tx, site, variantId))
      return awaited?.isShown ? awaited : null
    },

    /** Answers what was asked for. What is for sale at this moment is waited for by nobody. */
    async ask(
      website: Website,
      address: string,
      { variantId, email }: RestockRequest,
    ): Promise<Result<AwaitedVariant>> {
      const websiteId = website.id
      const limits = [
        { key: `restock ${websiteId} ${address}`, max: maxAsked.fromAddress },
        { key: `restock ${websiteId} for ${hashSecret(email)}`, max: maxAsked.forEmail },
      ]
      const refusal = await database.platform((tx) => countTry(tx, limits, { now }))
      if (isFailure(refusal)) return refusal
      const site = await siteData.load(website)
      return database.site(websiteId, async (tx) => {
        const awaited = await findAwaited(tx, site, variantId)
        if (awaited === null || !awaited.isShown) return fail('request.not-found')
        if (!awaited.isForSale) await insertRequest(tx, { websiteId, variantId }, { email, at: new Date(now()) })
        return awaited
      })
    },

    /** Whose emails a link stops. */
    readStop: (websiteId: string, code: string): Promise<string | null> => openStopCode(sealed, websiteId, code),

    /** Of everything that the reader of an email waits for. Null where the link is none of ours. */
    async stop(websiteId: string, code: string): Promise<string | null> {
      const email = await openStopCode(sealed, websiteId, code)
      if (email !== null) await database.site(websiteId, (tx) => forgetRequestsOfPerson(tx, { websiteId, email }))
      return email
    },
  }
}
