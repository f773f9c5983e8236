import { formatMoney } from '@sitewright/commerce/money/format'
import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import type { OrderLine, Parcel, PlacedOrder } from '@sitewright/model/commerce/orders/order-answers'
import type { ViewAsset } from '../ground/view-context'
import { Picture } from '../picture/picture'
import { LedgerRows } from './ledger-rows'
import { OrderDownloads } from './order-downloads'

interface OrderPageInput {
  readonly order: PlacedOrder
  readonly locale: string
  readonly pictures: ReadonlyMap<string, ViewAsset>
  /** Null where visitors cannot reach the store. */
  readonly storePath: string | null
}

/** What its buyer sees of an order, by the link that they got. */
export function OrderPage({ order, locale, pictures, storePath }: OrderPageInput) {
  const money = (cents: number) => formatMoney({ cents, currency: order.currency }, { locale })
  const [heading, text] = describeState(order)
  return (
    <section className="section" data-height="medium">
      <div className="section-background" />
      <div className="order-page">
        <div className="order-head rich-text">
          <p className="order-number">
            Order {order.number} · <time dateTime={order.placedAt}>{writeDay(order.placedAt, locale)}</time>
          </p>
          <h1>{heading}</h1>
          <p>{text}</p>
          {order.isTest && <p className="order-notice">This is a test order. No money was charged.</p>}
          {order.instructions !== '' && (
            <div className="order-notice">
              <h2>How to pay</h2>
              <p className="order-instructions">{order.instructions}</p>
            </div>
          )}
        </div>
        <div className="order-details">
          {order.downloads.length > 0 && (
            <OrderDownloads downloads={order.downloads} writeDay={(time) => writeDay(time, locale)} />
          )}
          {order.parcels.map((parcel) => (
            <ParcelLine key={parcel.id} parcel={parcel} />
          ))}
          <DeliveryDetails order={order} locale={locale} />
          {storePath !== null && (
            <p>
              <a className="button" data-kind="secondary" href={storePath}>
                Continue Shopping
              </a>
            </p>
          )}
        </div>
        <div className="order-sum">
          <h2>Order summary</h2>
          <ul className="order-lines">
            {order.lines.map((line) => (
              <Line key={line.id} line={line} picture={pictures.get(line.pictureId ?? '')} money={money} />
            ))}
          </ul>
          <dl className="order-ledger">
            <div>
              <dt>Subtotal</dt>
              <dd>{money(order.ledger.subtotalCents)}</dd>
            </div>
            <LedgerRows lines={order.ledger.lines} show={money} />
            <div className="order-total">
              <dt>Total</dt>
              <dd>{money(order.totalCents)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  )
}

function describeState(order: PlacedOrder): [heading: string, text: string] {
  const { fulfillmentState, paymentState, email } = order
  if (fulfillmentState === 'CANCELED') return ['Your order was canceled', `We wrote to you at ${email}.`]
  if (paymentState === 'refunded') return ['Your order was refunded', `We wrote to you at ${email}.`]
  // A file is there, not under way.
  if (fulfillmentState === 'FULFILLED' && order.parcels.length > 0)
    return ['Your order is on its way', `We wrote to you at ${email}.`]
  return ['Thank you for your order', `We sent a confirmation to ${email}.`]
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

function ParcelLine({ parcel: { carrier, trackingNumber, trackingUrl } }: { readonly parcel: Parcel }) {
  const words = [carrier, trackingNumber].filter(Boolean).join(' ') || 'Parcel'
  return (
    <div>
      <h2>Shipped</h2>
      <p>{trackingUrl === '' ? words : <a href={trackingUrl}>Track {words}</a>}</p>
    </div>
  )
}

function DeliveryDetails({ order, locale }: Pick<OrderPageInput, 'order' | 'locale'>) {
  const { shippingAddress, delivery, email } = order
  return (
    <>
      {shippingAddress !== null && (
        <div>
          <h2>Ship to</h2>
          <Address address={shippingAddress} locale={locale} />
        </div>
      )}
      {delivery !== null && (
        <div>
          <h2>{delivery.kind === 'pickup' ? 'Pick up at' : 'Shipping method'}</h2>
          <p>{delivery.name}</p>
          {delivery.instructions !== '' && <p className="order-instructions">{delivery.instructions}</p>}
        </div>
      )}
      <div>
        <h2>Contact</h2>
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
