import { testOrderText } from '@sitewright/commerce/orders/order-labels'
import type { OrderSummary } from '@sitewright/model/commerce/orders/order-answers'
import { type KeyboardEvent, useRef } from 'react'
import { formatMoment } from '../../../ground/format-time'
import { PanelLink } from '../../../parts/panel-link'
import { StateMark } from '../../../parts/state-mark'
import { useNearEnd, useWindowedRows } from '../../../parts/use-windowed-rows'
import { GapRow } from '../../store/parts/gap-row'
import { countWords } from '../../store/parts/product-words'
import { partOfOrder } from '../../store/parts/store-parts'
import { fulfillmentLooks, nameOrder, paymentLooks, showAmount } from '../parts/order-words'

/** As in orders.css: rows that are not drawn are counted with it. */
export const orderRowPx = 65
const columns = 8

interface OrderTableProps {
  orders: readonly OrderSummary[]
  total: number
  selected: ReadonlySet<string>
  onSelected: (ids: ReadonlySet<string>) => void
  /** The last rows are near: more are wanted. */
  onNearEnd: () => void
}

/** Arrows go from row to row, x selects; what is far away is not drawn. */
export function OrderTable({ orders, total, selected, onSelected, onNearEnd }: OrderTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, abovePx, belowPx } = useWindowedRows(body, { count: orders.length, rowHeightPx: orderRowPx })
  useNearEnd(to >= orders.length, orders.length, onNearEnd)
  const areAll = orders.every(({ id }) => selected.has(id))
  function toggle(id: string) {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelected(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    const row = (event.target as Element).closest<HTMLElement>('[data-order]')
    const at = orders.findIndex(({ id }) => id === row?.dataset.order)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const order = orders[at]
    if (!order || event.metaKey || event.ctrlKey || event.altKey) return
    if (step !== 0) {
      const link = body.current?.querySelector<HTMLElement>(`[data-order='${orders[at + step]?.id}'] a`)
      link?.focus({ preventScroll: true })
      link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'x') toggle(order.id)
    else return
    event.preventDefault()
  }
  return (
    <table className="people-table order-table" aria-rowcount={total + 1}>
      <thead>
        <tr>
          <th scope="col" className="people-check">
            <input
              type="checkbox"
              aria-label="Select all"
              checked={areAll}
              onChange={() => onSelected(new Set(areAll ? [] : orders.map(({ id }) => id)))}
            />
          </th>
          <th scope="col">Order</th>
          <th scope="col" className="order-wide">
            Placed
          </th>
          <th scope="col" className="order-wide">
            Customer
          </th>
          <th scope="col">Payment</th>
          <th scope="col">Fulfillment</th>
          <th scope="col" className="product-number order-wide">
            Items
          </th>
          <th scope="col" className="product-number">
            Total
          </th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={onKeyDown}>
        <GapRow heightPx={abovePx} columns={columns} />
        {orders.slice(from, to).map((order, place) => (
          <OrderRow
            key={order.id}
            order={order}
            rowIndex={from + place + 2}
            isSelected={selected.has(order.id)}
            onToggle={() => toggle(order.id)}
          />
        ))}
        <GapRow heightPx={belowPx} columns={columns} />
      </tbody>
    </table>
  )
}

interface OrderRowProps {
  order: OrderSummary
  rowIndex: number
  isSelected: boolean
  onToggle: () => void
}

function OrderRow({ order, rowIndex, isSelected, onToggle }: OrderRowProps) {
  const customer = order.name || order.email
  const placed = formatMoment(order.placedAt)
  return (
    <tr data-order={order.id} data-is-chosen={isSelected || undefined} aria-rowindex={rowIndex}>
      <td className="people-check">
        <input type="checkbox" aria-label={`Select ${nameOrder(order)}`} checked={isSelected} onChange={onToggle} />
      </td>
      <td className="order-number">
        <PanelLink to={{ screen: 'store', part: partOfOrder(order.id) }} aria-label={nameOrder(order)}>
          #{order.number}
        </PanelLink>
        {order.isTest ? (
          <span className="sw-badge sw-badge-warning" title={testOrderText}>
            Test
          </span>
        ) : null}
        <small className="order-narrow">{customer}</small>
      </td>
      <td className="order-wide order-placed">
        <time dateTime={order.placedAt}>{placed}</time>
      </td>
      <td className="order-wide order-customer">
        <span>{customer}</span>
        {order.name ? <small>{order.email}</small> : null}
      </td>
      <td className="order-state">
        <StateMark {...paymentLooks[order.paymentState]} />
      </td>
      <td className="order-state">
        <StateMark {...fulfillmentLooks[order.fulfillmentState]} />
      </td>
      <td className="product-number order-wide">{countWords(order.itemsCount, 'item', 'items')}</td>
      <td className="product-number order-total">{showAmount(order.totalCents, order.currency)}</td>
    </tr>
  )
}
