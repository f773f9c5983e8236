import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { summarizeCart } from '@sitewright/commerce/cart/indicator'
import type { Cart, CartAddition, CartDelivery, CartSummary } from '@sitewright/model/commerce/cart/cart'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { readAssets } from '../../../content/asset-rows'
import type { Website } from '../../../hosts/website'
import type { SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { StorageUnavailable } from '../../../storage/storage-errors'
import { type CartChoices, writeChoices } from '../pricing/choice-rows'
import { addEntry, withQuantity } from './add-entry'
import { noteChange, touchCart } from './cart-rows'
import { type CartSite, describeCartSite } from './cart-site'
import { checkQuantity } from './choose-offer'
import { chooseDelivery, enterCode, removeCode } from './choose-pricing'
import { createCodeTries } from './code-tries'
import { describeCart, pictureIdOf } from './describe-cart'
import { deleteEntries, deleteEntry, setQuantity } from './entry-rows'
import { type CartLine, listLines } from './offer-rows'
import { type CartVisitor, findOwnCart, type OwnCart } from './own-cart'
import { addTotals, type OpenCart } from './price-own-cart'
import { listShutStores, type PageLocks, type StoreVisitor } from './shut-stores'

export interface CartVisit extends StoreVisitor {
  readonly website: Pick<Website, 'id' | 'identifier'>
  readonly tokens: readonly string[]
  /** Of the network. */
  readonly address: string
}

/** A cart with what its browser must know, and what a page needs to draw it. */
export interface ShownCart {
  readonly cart: Cart
  readonly site: CartSite
  readonly pictures: ReadonlyMap<string, ViewAsset>
  /** Null where there is none. */
  readonly own: Pick<OwnCart, 'token'> | null
  /** Its time starts anew, and so does that of its cookies. */
  readonly isRenewed: boolean
}

/** A cart while it is changed. */
interface Held {
  readonly site: CartSite
  readonly own: OwnCart | null
  readonly lines?: readonly CartLine[] | undefined
}

export type Carts = ReturnType<typeof createCarts>

/** Reading notes that a cart is in use, and not more often than this. */
const touchAfterMs = 24 * 60 * 60_000

/** What visitors do with their cart. Each change is one transaction that holds the cart: of two tabs none undoes the other. */
export function createCarts(services: Services, siteData: SiteDataSource, locks: PageLocks) {
  const { database, now, log } = services
  const tryCode = createCodeTries(services)

  async function read(visit: CartVisit): Promise<ShownCart> {
    const site = describeCartSite(await siteData.load(visit.website))
    const visitor = visitorOf(visit)
    const { own, ...shown } = await database.site(site.websiteId, async (tx) => {
      const found = await findOwnCart(tx, services, visitor, { isLocked: false })
      return { own: found, ...(await show(tx, visit, { site, own: found })) }
    })
    const isOld = own !== null && now() - own.touchedAt.getTime() >= touchAfterMs
    if (isOld) await noteUse(site.websiteId, own.id)
    return { ...shown, own, isRenewed: isOld }
  }

  /** A disk with no room left refuses this write, and reading must go on. */
  async function noteUse(websiteId: string, cartId: string): Promise<void> {
    try {
      await database.site(websiteId, (tx) => touchCart(tx, { websiteId, cartId }, new Date(now())))
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
      log.warn({ error }, 'Could not store when a cart was last seen')
    }
  }

  /** Lines that are known need not be read again. */
  async function open(tx: Tx, { memberId }: CartVisit, { site, own, lines: known }: Held) {
    const { websiteId } = site
    const lines = known ?? (own === null ? [] : await listLines(tx, { websiteId, cartId: own.id }))
    const pictureIds = lines.map(({ offer }) => offer && pictureIdOf(offer)).filter((id) => id !== null)
    const assets = await readAssets(tx, websiteId, pictureIds)
    const pictures = new Map(assets.map((asset) => [asset.id, asset]))
    return { site, memberId, lines, pictures, cart: describeCart(site, { own, lines, pictures }) }
  }

  async function show(tx: Tx, visit: CartVisit, held: Held) {
    const { own, site } = held
    const opened = await open(tx, visit, held)
    const { cart, pictures } = opened
    return { site, pictures, cart: own === null ? cart : await addTotals(tx, services, opened, own.choices) }
  }

  /** `write`: what is left to be stored. How it comes to stand is read and priced at the same time. */
  type Changed = Omit<Held, 'site'> & { readonly write?: () => Promise<unknown> }
  type Work = (tx: Tx, held: Held) => Promise<Result<Changed>>

  /** Holds the cart while `work` changes it; a refusal leaves it as it was. */
  async function change(visit: CartVisit, work: Work): Promise<Result<ShownCart>> {
    const data = await siteData.load(visit.website)
    const site = describeCartSite(data)
    return database.site(site.websiteId, async (tx) => {
      const found = await findOwnCart(tx, services, visitorOf(visit), { isLocked: true })
      const changed = await work(tx, { site, own: found })
      if (isFailure(changed)) return sayFailure(changed, data.texts)
      const { own, lines, write } = changed
      const [shown] = await Promise.all([show(tx, visit, { site, own, lines }), write?.()])
      return { ...shown, own, isRenewed: own !== null }
    })
  }

  type Choose = (tx: Tx, choosing: OpenCart & Pick<OwnCart, 'choices'>) => Promise<Result<CartChoices>>

  /** Changes how a cart is priced; an empty one has nothing to be priced. */
  async function choose(visit: CartVisit, work: Choose): Promise<Result<ShownCart>> {
    return change(visit, async (tx, { site, own }) => {
      if (own === null) return fail('cart.empty')
      const opened = await open(tx, visit, { site, own })
      const choices = await work(tx, { ...opened, choices: own.choices })
      if (isFailure(choices)) return choices
      const key = { websiteId: site.websiteId, cartId: own.id }
      const at = new Date(now())
      const write = () => Promise.all([writeChoices(tx, key, choices), noteChange(tx, key, { at })])
      return { own: { ...own, choices }, lines: opened.lines, write }
    })
  }

  return {
    read,

    async summarize(visit: CartVisit): Promise<ShownCart & { summary: CartSummary }> {
      const shown = await read(visit)
      return { ...shown, summary: summarizeCart(shown.cart, { locale: shown.site.locale }) }
    },

    async add(visit: CartVisit, addition: CartAddition): Promise<Result<ShownCart>> {
      const shutStores = await listShutStores(await siteData.load(visit.website), locks, visit)
      const visitor = visitorOf(visit)
      return change(visit, (tx, held) => addEntry(tx, services, { visitor, ...held, addition, shutStores }))
    },

    setQuantity: (visit: CartVisit, entryId: string, quantity: number): Promise<Result<ShownCart>> =>
      change(visit, async (tx, { site, own }) => {
        const { websiteId } = site
        const lines = own === null ? [] : await listLines(tx, { websiteId, cartId: own.id })
        const line = lines.find(({ entry }) => entry.id === entryId)
        if (own === null || line === undefined) return fail('cart.entry-unknown')
        const refusal = checkChange(site, line, { lines, quantity })
        if (refusal !== null) return refusal
        const key = { websiteId, cartId: own.id }
        const at = new Date(now())
        const write = () => Promise.all([setQuantity(tx, key, { id: entryId, quantity }), noteChange(tx, key, { at })])
        return { own, lines: withQuantity(lines, entryId, quantity), write }
      }),

    /** What is out already is not there to be taken out, whoever was faster. */
    remove: (visit: CartVisit, entryId: string): Promise<Result<ShownCart>> =>
      change(visit, async (tx, { site: { websiteId }, own }) => {
        const key = { websiteId, cartId: own?.id ?? '' }
        if (own === null || !(await deleteEntry(tx, key, entryId))) return fail('cart.entry-unknown')
        await noteChange(tx, key, { at: new Date(now()) })
        return { own }
      }),

    empty: (visit: CartVisit): Promise<Result<ShownCart>> =>
      change(visit, async (tx, { site: { websiteId }, own }) => {
        if (own === null) return { own }
        const key = { websiteId, cartId: own.id }
        await deleteEntries(tx, key)
        await noteChange(tx, key, { at: new Date(now()) })
        return { own, lines: [] }
      }),

    enterCode: (visit: CartVisit, code: string) =>
      tryCode({ websiteId: visit.website.id, address: visit.address }, () =>
        choose(visit, (tx, choosing) => enterCode(tx, services, choosing, code)),
      ),
    removeCode: (visit: CartVisit, code: string) => choose(visit, async (_tx, choosing) => removeCode(choosing, code)),
    chooseDelivery: (visit: CartVisit, delivery: CartDelivery) =>
      choose(visit, (tx, choosing) => chooseDelivery(tx, services, choosing, delivery)),
  }
}

interface QuantityChange {
  readonly lines: readonly CartLine[]
  readonly quantity: number
}

function checkChange(site: CartSite, { offer }: CartLine, { lines, quantity }: QuantityChange) {
  if (offer === null || site.pathOf(offer) === null) return fail('cart.unavailable')
  return checkQuantity(
    offer,
    quantity,
    lines.map(({ entry }) => entry),
  )
}

function visitorOf({ website, memberId, tokens }: CartVisit): CartVisitor {
  return { websiteId: website.id, memberId, tokens }
}
