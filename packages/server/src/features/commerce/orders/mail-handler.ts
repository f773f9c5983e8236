import { formatMoney } from '@sitewright/commerce/money/format'
import { listLedgerRows } from '@sitewright/commerce/orders/ledger-rows'
import type { OrderLine, OrderMail, Parcel, PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import type { OrderMailWords } from '@sitewright/model/commerce/orders/order-mail-words'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import { findWebsiteById } from '../../../hosts/rows'
import { handleJob, type JobHandler } from '../../../jobs/job-kind'
import { describeTerms, type MailDownloads } from '../../../mail/templates/visitors/download-parts'
import { orderCanceledMail } from '../../../mail/templates/visitors/order-canceled'
import { orderConfirmationMail } from '../../../mail/templates/visitors/order-confirmation'
import { orderDownloadsMail } from '../../../mail/templates/visitors/order-downloads'
import { orderRefundedMail } from '../../../mail/templates/visitors/order-refunded'
import { orderShippedMail } from '../../../mail/templates/visitors/order-shipped'
import type { SiteData, SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { listOwnDownloads } from './downloads/describe-downloads'
import { makeOrderToken } from './order-token'
import { listParcels } from './parcels/parcel-rows'
import { findRefund, type StoredRefund } from './refunds/refund-rows'
import { noteEvent } from './store/event-rows'
import { listLines } from './store/line-rows'
import { orderMailJob } from './store/mail-jobs'
import { findOrder, type StoredOrder } from './store/order-rows'

interface MailParts {
  readonly services: Services
  readonly siteData: SiteDataSource
  readonly readSecret: () => Promise<string>
}

interface Told {
  readonly order: StoredOrder
  readonly lines: readonly OrderLine[]
  readonly refund: StoredRefund | null
  readonly parcel: Parcel | null
  readonly downloads: MailDownloads
  /** Where the buyer sees the order. */
  readonly address: string
  /** How to pay, where that is waited for. */
  readonly instructions: string
  readonly locale: string
  readonly texts: VisitorTexts
  /** The owner's own. */
  readonly words: OrderMailWords
}

export function orderMailHandler({ services, siteData, readSecret }: MailParts): JobHandler {
  const { database } = services
  return handleJob(orderMailJob, async ({ websiteId, payload, finish }) => {
    const website = websiteId === null ? null : await database.platform((tx) => findWebsiteById(tx, websiteId))
    if (websiteId === null || website === null) return
    const site = await siteData.load(website)
    const { orderId, mail, refundId, parcelId } = payload
    const secret = await readSecret()
    const token = makeOrderToken(secret, { websiteId, orderId })
    await database.site(websiteId, async (tx) => {
      const key = { websiteId, orderId }
      const [order, lines, parcels, refund] = await Promise.all([
        findOrder(tx, key),
        listLines(tx, key),
        parcelId === undefined ? [] : listParcels(tx, key),
        refundId === undefined ? null : findRefund(tx, { websiteId, refundId }),
      ])
      if (order !== null) {
        const parcel = parcels.find(({ id }) => id === parcelId) ?? null
        const { manualPayment } = site.store.checkout
        const downloads = await listOwnDownloads(tx, { order, lines, now: services.now() }, secret)
        const told: Told = {
          ...{ order, refund, parcel, lines },
          downloads: writeFiles(downloads, site),
          address: site.origin + fillPath(paths.placedOrder, { orderId, token }),
          instructions: order.paymentState === 'unpaid' ? manualPayment.instructions : '',
          locale: site.settings.language,
          texts: site.texts,
          words: site.store.mails[mail],
        }
        await Promise.all([
          write[mail](tx, services, told),
          noteEvent(tx, services, key, { kind: 'mail-sent', data: { mail } }),
        ])
      }
      await finish(tx)
    })
  })
}

type Writer = (tx: Tx, services: Services, told: Told) => Promise<void>

const write: Readonly<Record<OrderMail, Writer>> = {
  async confirmation(tx, { mail }, { order, lines, address, instructions, downloads, locale, texts, words }) {
    const data = {
      ...{ words, orderNumber: order.number, address, instructions, downloads, isTest: order.isTest },
      items: lines.map((line) => ({
        name: nameLine(line),
        value: money(line.quantity * line.unitPriceCents, order, locale),
      })),
      totals: listLedgerRows(order, texts.orderMails.totals).map(({ name, amountCents }) => ({
        name,
        value: money(amountCents, order, locale),
      })),
    }
    await mail.send(tx, { ...envelope(order), template: orderConfirmationMail, data })
  },
  async shipped(tx, { mail }, { order, lines, parcel, address, words }) {
    const sent = parcel?.lines ?? []
    const items = lines.flatMap((line) => {
      const quantity = sent.find(({ lineId }) => lineId === line.id)?.quantity
      return quantity === undefined ? [] : [nameLine({ ...line, quantity })]
    })
    const { carrier = '', trackingNumber = '', trackingUrl = '' } = parcel ?? {}
    const data = { words, orderNumber: order.number, items, carrier, trackingNumber, trackingUrl, address }
    await mail.send(tx, { ...envelope(order), template: orderShippedMail, data })
  },
  async refunded(tx, { mail }, { order, refund, address, locale, words }) {
    if (refund === null) return
    const amount = money(refund.amountCents, order, locale)
    const data = { words, orderNumber: order.number, amount, reason: refund.reason, address }
    await mail.send(tx, { ...envelope(order), template: orderRefundedMail, data })
  },
  async canceled(tx, { mail }, { order, address, words }) {
    const data = { words, orderNumber: order.number, wasPaid: order.paymentState !== 'unpaid', address }
    await mail.send(tx, { ...envelope(order), template: orderCanceledMail, data })
  },
  async downloads(tx, { mail }, { order, downloads, address, words }) {
    // The order may have been refunded since.
    if (downloads.files.length === 0) return
    const data = { words, orderNumber: order.number, downloads, address }
    await mail.send(tx, { ...envelope(order), template: orderDownloadsMail, data })
  },
}

/** Those whose links work; all are told to last as long as the first that ends. */
function writeFiles(downloads: PlacedOrder['downloads'], { origin, settings, texts }: SiteData): MailDownloads {
  const active = downloads.flatMap(({ address, ...it }) => (address === null ? [] : [{ ...it, address }]))
  const [first] = active.toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1))
  if (first === undefined) return { files: [], terms: '' }
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' })
  const until = fillWords(texts.orderMails.downloads.until, { day: format.format(new Date(first.expiresAt)) })
  return {
    files: active.map(({ name, address }) => ({ name, address: origin + address })),
    terms: describeTerms(texts, until, Math.min(...active.map(({ left }) => left))),
  }
}

function envelope({ websiteId, email }: StoredOrder) {
  return { websiteId, to: email }
}

function nameLine({ quantity, title, options }: Pick<OrderLine, 'quantity' | 'title' | 'options'>): string {
  const chosen = options.map(({ value }) => value).join(', ')
  return `${quantity} × ${title}${chosen === '' ? '' : ` (${chosen})`}`
}

function money(cents: number, { currency }: StoredOrder, locale: string): string {
  return formatMoney({ cents, currency }, { locale })
}
