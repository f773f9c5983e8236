import { listLedgerRows } from '@sitewright/commerce/orders/ledger-rows'
import {
  nameOptions,
  type PaperKind,
  paperLabels,
  paperTitles,
  testOrderText,
} from '@sitewright/commerce/orders/order-labels'
import type { OrderDetail, OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useSiteDocument } from '../../../data/site/site-documents'
import { useOrder } from '../../../data/store/orders'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { partOfOrder } from '../../store/parts/store-parts'
import { AddressLines } from '../parts/address-lines'
import { nameOrder, paymentLooks, showAmount } from '../parts/order-words'
import './print.css'

interface PrintPageProps {
  orderId: string
  kind: PaperKind
}

/** A sheet of paper: on the screen as it will be printed, and printed without the panel around it. */
export function PrintPage({ orderId, kind }: PrintPageProps) {
  const query = useOrder(orderId)
  return (
    <section className="screen screen-wide print-screen" aria-label={paperTitles[kind]}>
      <header className="wide-head print-tools">
        <PanelLink to={{ screen: 'store', part: partOfOrder(orderId) }} className="back-link">
          <Icon name="left" sizePx={16} />
          {query.data ? nameOrder(query.data) : 'Order'}
        </PanelLink>
        <Button kind="primary" disabled={!query.data} onClick={() => print()}>
          Print
        </Button>
      </header>
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={48} label="Loading order" />
      </LoadState>
      {query.data ? <Sheet order={query.data} kind={kind} /> : null}
    </section>
  )
}

function Sheet({ order, kind }: { order: OrderDetail; kind: PaperKind }) {
  const site = useSiteDocument('settings').data?.body
  const day = new Date(order.placedAt).toLocaleDateString(undefined, { dateStyle: 'long' })
  const billed = order.billingAddress ?? order.shippingAddress
  return (
    <article className="print-page">
      <header>
        <div>
          <p className="print-shop">{site?.title}</p>
          <h2>
            {paperTitles[kind]} {order.number}
          </h2>
        </div>
        <p>
          {day}
          {kind === 'invoice' ? (
            <>
              <br />
              {paymentLooks[order.paymentState].label}
            </>
          ) : null}
        </p>
      </header>
      {order.isTest ? <p className="print-test">{testOrderText}</p> : null}
      <div className="print-people">
        {kind === 'invoice' ? (
          <div>
            <h3>{paperLabels.billedTo}</h3>
            {billed ? <AddressLines address={billed} /> : null}
            <p>{order.email}</p>
          </div>
        ) : null}
        {order.shippingAddress ? (
          <div>
            <h3>{paperLabels.shipTo}</h3>
            <AddressLines address={order.shippingAddress} />
          </div>
        ) : null}
        {order.delivery ? (
          <div>
            <h3>{paperLabels.shipping}</h3>
            <p>{order.delivery.name}</p>
          </div>
        ) : null}
      </div>
      {kind === 'slip' ? <SlipLines lines={order.lines} /> : <InvoiceLines order={order} />}
      {kind === 'slip' && order.note ? (
        <div className="print-note">
          <h3>{paperLabels.note}</h3>
          <p>{order.note}</p>
        </div>
      ) : null}
    </article>
  )
}

function SlipLines({ lines }: { lines: readonly OrderLine[] }) {
  const shipped = lines.filter(({ requiresDelivery }) => requiresDelivery)
  if (shipped.length === 0) return <p>{paperLabels.nothingToShip}</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{paperLabels.item}</th>
          <th scope="col">{paperLabels.sku}</th>
          <th scope="col" className="print-number">
            {paperLabels.quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {shipped.map((line) => (
          <tr key={line.id}>
            <LineName line={line} />
            <td>{line.sku}</td>
            <td className="print-number">{line.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function InvoiceLines({ order }: { order: OrderDetail }) {
  const show = (cents: number) => showAmount(cents, order.currency)
  const returnedCents = order.refunds.reduce((sum, it) => sum + (it.state === 'done' ? it.amountCents : 0), 0)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{paperLabels.item}</th>
            <th scope="col" className="print-number">
              {paperLabels.quantity}
            </th>
            <th scope="col" className="print-number">
              {paperLabels.price}
            </th>
            <th scope="col" className="print-number">
              {paperLabels.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <LineName line={line} />
              <td className="print-number">{line.quantity}</td>
              <td className="print-number">{show(line.unitPriceCents)}</td>
              <td className="print-number">{show(line.unitPriceCents * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="print-totals">
        {listLedgerRows(order).map(({ name, amountCents }, index, all) => (
          <div key={index} data-is-total={index === all.length - 1 || undefined}>
            <dt>{name}</dt>
            <dd>{show(amountCents)}</dd>
          </div>
        ))}
        {returnedCents > 0 ? (
          <div>
            <dt>{paperLabels.refunded}</dt>
            <dd>{show(-returnedCents)}</dd>
          </div>
        ) : null}
      </dl>
    </>
  )
}

function LineName({ line }: { line: OrderLine }) {
  return (
    <td>
      {line.title}
      {line.options.length > 0 ? <small>{nameOptions(line)}</small> : null}
    </td>
  )
}
