import { formatMoney } from '@sitewright/commerce/money/format'
import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import type { OrderLine, Parcel, PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import { fillWords } from '@sitewright/model/strings/fill-words'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'
import type { ViewAsset } from '../ground/view-context'
import { Picture } from '../picture/picture'
import { LedgerRows } from './ledger-rows'
import { OrderDownloads } from './order-downloads'

type Texts = Pick<VisitorTexts, 'language' | 'order' | 'cart'>

interface OrderPageInput {
  readonly order: PlacedOrder
  readonly locale: string
  readonly texts: Texts
  readonly pictures: ReadonlyMap<string, ViewAsset>
  /** Null where visitors cannot reach the store. */
  readonly storePath: string | null
}

/** What its buyer sees of an order, by the link that they got. */
export function OrderPage({ order, locale, texts, pictures, storePath }: OrderPageInput) {
  const { order: orderTexts, cart } = texts
  const money = (cents: number) => formatMoney({ cents, currency: order.currency }, { locale })
  const [heading, text] = describeState(order, orderTexts)
  return (
    <section className="section" data-height="medium">
      <div className="section-background" />
      <div className="order-page">
        <div className="order-head rich-text">
          <p className="order-number">
            {fillWords(orderTexts.number, { number: order.number })} ·{' '}
            <time dateTime={order.placedAt}>{writeDay(order.placedAt, locale)}</time>
          </p>
          <h1>{heading}</h1>
          <p>{text}</p>
          {order.isTest && <p className="order-notice">{orderTexts.test}</p>}
          {order.instructions !== '' && (
            <div className="order-notice">
              <h2>{orderTexts.howToPay}</h2>
              <p className="order-instructions">{order.instructions}</p>
            </div>
          )}
        </div>
        <div className="order-details">
          {order.downloads.length > 0 && (
            <OrderDownloads downloads={order.downloads} texts={texts} writeDay={(time) => writeDay(time, locale)} />
          )}
          {order.parcels.map((parcel) => (
            <ParcelLine key={parcel.id} parcel={parcel} texts={orderTexts} />
          ))}
          <DeliveryDetails order={order} locale={locale} texts={orderTexts} />
          {storePath !== null && (
            <p>
              <a className="button" data-kind="secondary" href={storePath}>
                {cart.continueShopping}
              </a>
            </p>
          )}
        </div>
        <div className="order-sum">
          <h2>{orderTexts.summary}</h2>
          <ul className="order-lines">
            {order.lines.map((line) => (
              <Line key={line.id} line={line} picture={pictures.get(line.pictureId ?? '')} money={money} />
            ))}
          </ul>
          <dl className="order-ledger">
            <div>
              <dt>{cart.totals.subtotal}</dt>
              <dd>{money(order.ledger.subtotalCents)}</dd>
            </div>
            <LedgerRows lines={order.ledger.lines} texts={cart.totals} show={money} />
            <div className="order-total">
              <dt>{cart.totals.total}</dt>
              <dd>{money(order.totalCents)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  )
}

function describeState(order: PlacedOrder, texts: Texts['order']): [heading: string, text: string] {
  const { fulfillmentState, paymentState, email } = order
  const { headings } = texts
  const news = fillWords(texts.news, { email })
  if (fulfillmentState === 'CANCELED') return [headings.canceled, news]
  if (paymentState === 'refunded') return [headings.refunded, news]
  // A file is there, not under way.
  if (fulfillmentState === 'FULFILLED' && order.parcels.length > 0) return [headings.sent, news]
  return [headings.placed, fillWords(texts.confirmation, { email })]
}

function writeDay(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
}

interface LineInput {
  readonly line: OrderLine
  readonly picture: ViewAsset | undefined
  readonly money: (cents: number) => string
}

function Line({ line, picture, money }: LineInput) {
  return (
    <li>
      <span className="order-picture">
        {picture !== undefined && <Picture asset={picture} alt="" sizes="64px" isUrgent={false} />}
      </span>
      <span className="order-name">
        <span>{line.title}</span>
        {line.options.length > 0 && <small>{line.options.map(({ value }) => value).join(' / ')}</small>}
        <small>
          {line.quantity} × {money(line.unitPriceCents)}
        </small>
      </span>
      <span>{money(line.quantity * line.unitPriceCents)}</span>
    </li>
  )
}

interface ParcelInput {
  readonly parcel: Parcel
  readonly texts: Texts['order']
}

function ParcelLine({ parcel: { carrier, trackingNumber, trackingUrl }, texts }: ParcelInput) {
  const parcel = [carrier, trackingNumber].filter(Boolean).join(' ') || texts.parcel
  return (
    <div>
      <h2>{texts.shipped}</h2>
      <p>{trackingUrl === '' ? parcel : <a href={trackingUrl}>{fillWords(texts.track, { parcel })}</a>}</p>
    </div>
  )
}

interface DeliveryInput extends Pick<OrderPageInput, 'order' | 'locale'> {
  readonly texts: Texts['order']
}

function DeliveryDetails({ order, locale, texts }: DeliveryInput) {
  const { shippingAddress, delivery, email } = order
  return (
    <>
      {shippingAddress !== null && (
        <div>
          <h2>{texts.shipTo}</h2>
          <Address address={shippingAddress} locale={locale} />
        </div>
      )}
      {delivery !== null && (
        <div>
          <h2>{delivery.kind === 'pickup' ? texts.pickUpAt : texts.shippingMethod}</h2>
          <p>{delivery.name}</p>
          {delivery.instructions !== '' && <p className="order-instructions">{delivery.instructions}</p>}
        </div>
      )}
      <div>
        <h2>{texts.contact}</h2>
        <p>{email}</p>
      </div>
    </>
  )
}

function Address({ address, locale }: { readonly address: PostalAddress; readonly locale: string }) {
  const { name, company, line1, line2, city, region, postalCode, country } = address
  const countryName = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  const lines = [name, company, line1, line2, [city, region, postalCode].filter(Boolean).join(' '), countryName]
  return <address>{lines.filter(Boolean).join('\n')}</address>
}
