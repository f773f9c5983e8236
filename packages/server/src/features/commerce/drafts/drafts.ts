import {
  type DraftChange,
  type DraftContent,
  type DraftList,
  type DraftListQuery,
  type DraftOrder,
  type DraftQuote,
  draftContent,
} from '@sitewright/model/commerce/orders/draft-order'
import { draftLinkMs } from '@sitewright/model/commerce/orders/draft-states'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { findWebsiteById } from '../../../hosts/rows'
import type { SiteData, SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { type CartSite, describeCartSite } from '../cart/cart-site'
import { findCheckoutOfDraft, writeDetails } from '../checkout/checkout-rows'
import { detailsOfDraft } from '../checkout/draft-checkouts'
import { forgetCheckout } from '../checkout/old-checkout-rows'
import { makeDraftToken } from '../orders/order-token'
import { describeDraft } from './describe-draft'
import { readDrafts } from './list-drafts'
import { askForDraftMail } from './mail-job'
import { orderByHand } from './order-by-hand'
import { priceDraft, refuseQuote } from './price-draft'
import { countDrafts } from './store/draft-list-rows'
import {
  changeDraft,
  type DraftKey,
  deleteDraft,
  findDraft,
  findDraftByRequest,
  insertDraft,
  markSent,
  type StoredDraft,
} from './store/draft-rows'

/** That wait to be paid. */
const maxDrafts = 400

interface DraftParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly readSecret: () => Promise<string>
}

interface Prepared {
  readonly data: SiteData
  readonly site: CartSite
  /** What opens a draft for its customer. */
  readonly tokenOf: (draftId: string) => string
}

export type Drafts = ReturnType<typeof createDrafts>

/** Orders that the people of a store prepare for a customer. */
export function createDrafts({ services, siteData, readSecret }: DraftParts) {
  const { database, now, newId } = services

  /** What is read outside of transactions. */
  async function prepare(websiteId: string): Promise<Prepared | null> {
    const website = await database.platform((tx) => findWebsiteById(tx, websiteId))
    if (website === null) return null
    const [data, secret] = [await siteData.load(website), await readSecret()]
    const tokenOf = (draftId: string) => makeDraftToken(secret, { websiteId, draftId })
    return { data, site: describeCartSite(data), tokenOf }
  }

  type Work<Answer> = (tx: Tx, prepared: Prepared) => Promise<Result<Answer>>

  async function run<Answer>(websiteId: string, work: Work<Answer>): Promise<Result<Answer>> {
    const prepared = await prepare(websiteId)
    return prepared === null ? fail('request.not-found') : database.site(websiteId, (tx) => work(tx, prepared))
  }

  async function show(tx: Tx, { data, site, tokenOf }: Prepared, key: DraftKey): Promise<Result<DraftOrder>> {
    const draft = await findDraft(tx, key, { isLocked: false })
    if (draft === null) return fail('request.not-found')
    const { draftId } = key
    const address = data.origin + fillPath(paths.draftOrder, { draftId, token: tokenOf(draftId) })
    return describeDraft(draft, await priceDraft(tx, services, site, draft.content), address)
  }

  type Change = (tx: Tx, prepared: Prepared, draft: StoredDraft) => Promise<Result<null>>

  /** Held while `work` changes it, and shown as it is then. One that became an order, or is just being paid, stays. */
  function change(key: DraftKey, work: Change): Promise<Result<DraftOrder>> {
    return run(key.websiteId, async (tx, prepared) => {
      const draft = await hold(tx, key)
      if (isFailure(draft)) return draft
      const done = await work(tx, prepared, draft)
      return isFailure(done) ? done : show(tx, prepared, key)
    })
  }

  async function write(tx: Tx, { site }: Prepared, content: DraftContent) {
    const { totals } = await priceDraft(tx, services, site, content)
    return { content, currency: totals.currency, totalCents: totals.totalCents, at: new Date(now()) }
  }

  return {
    list: (websiteId: string, query: DraftListQuery): Promise<Result<DraftList>> =>
      readDrafts(services, websiteId, query),

    quote: (websiteId: string, content: DraftContent): Promise<Result<DraftQuote>> =>
      run(websiteId, (tx, { site }) => priceDraft(tx, services, site, content)),

    read: (key: DraftKey): Promise<Result<DraftOrder>> => run(key.websiteId, (tx, prepared) => show(tx, prepared, key)),

    /** Sent again under the same key it is made once. */
    create: (websiteId: string, content: DraftContent, requestKey: string | null): Promise<Result<DraftOrder>> =>
      run(websiteId, async (tx, prepared) => {
        const request = JSON.stringify(content)
        if ((await countDrafts(tx, websiteId)).open >= maxDrafts)
          return fail('draft.too-many', { values: { limit: maxDrafts } })
        const key = { websiteId, draftId: newId() }
        const made = { ...(await write(tx, prepared, content)), requestKey, request }
        if (await insertDraft(tx, key, made)) return show(tx, prepared, key)
        const known = requestKey === null ? null : await findDraftByRequest(tx, websiteId, requestKey)
        if (known === null || known.request !== request) return fail('draft.key-reused')
        return show(tx, prepared, { websiteId, draftId: known.id })
      }),

    change: (key: DraftKey, { version, ...asked }: DraftChange) =>
      change(key, async (tx, prepared, draft) => {
        if (draft.version !== version) return fail('draft.changed-elsewhere')
        await changeDraft(tx, key, await write(tx, prepared, draftContent.parse(asked)))
        return null
      }),

    /** The customer gets the link, and whoever has it open sees what was sent. */
    send: (key: DraftKey) =>
      change(key, async (tx, { site }, { content }) => {
        if (content.email === null) return fail('draft.no-email')
        const quote = await priceDraft(tx, services, site, content)
        const refusal = refuseQuote(quote)
        if (refusal !== null) return refusal
        const { totals } = quote
        const at = new Date(now())
        await markSent(tx, key, { totalCents: totals.totalCents, at, expiresAt: new Date(now() + draftLinkMs) })
        const checkout = await findCheckoutOfDraft(tx, key)
        if (checkout !== null)
          await writeDetails(
            tx,
            { websiteId: key.websiteId, checkoutId: checkout.id },
            { details: detailsOfDraft(content), at },
          )
        await askForDraftMail(tx, services, key)
        return null
      }),

    remove: (key: DraftKey): Promise<Result<Record<string, never>>> =>
      database.site(key.websiteId, async (tx) => {
        const draft = await hold(tx, key)
        if (isFailure(draft)) return draft
        const checkout = await findCheckoutOfDraft(tx, key)
        if (checkout !== null) await forgetCheckout(tx, { websiteId: key.websiteId, checkoutId: checkout.id })
        await deleteDraft(tx, key)
        return {}
      }),

    /** The money came another way. Done again, it is the same order. */
    pay: (key: DraftKey, expectedTotalCents: number): Promise<Result<DraftOrder>> =>
      run(key.websiteId, async (tx, prepared) => {
        const draft = await hold(tx, key)
        if (isFailure(draft)) return draft.code === 'draft.ordered' ? show(tx, prepared, key) : draft
        const { data, site, tokenOf } = prepared
        const done = await orderByHand(tx, services, {
          ...{ site, settings: data.store.checkout, draft, expectedTotalCents },
          token: tokenOf(draft.id),
        })
        return isFailure(done) ? done : show(tx, prepared, key)
      }),
  }
}

async function hold(tx: Tx, key: DraftKey): Promise<Result<StoredDraft>> {
  const draft = await findDraft(tx, key, { isLocked: true })
  if (draft === null) return fail('request.not-found')
  if (draft.state === 'ordered') return fail('draft.ordered')
  const checkout = await findCheckoutOfDraft(tx, key)
  return checkout?.state === 'paying' ? fail('draft.busy') : draft
}
