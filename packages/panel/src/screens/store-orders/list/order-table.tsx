import { testOrderText } from '@sitewright/commerce/orders/order-labels'
import type { OrderSummary } from '@sitewright/model/commerce/orders/order-answers'
import { useRef } from 'react'
import { formatMoment } from '../../../ground/format-time'
import { PanelLink } from '../../../parts/panel-link'
import { GapRow } from '../../../parts/rows/gap-row'
import { SelectAllCell, SelectCell } from '../../../parts/rows/select-cells'
import { useRowKeys } from '../../../parts/rows/use-row-keys'
import { type RowSelection, useRowSelection } from '../../../parts/rows/use-row-selection'
import { useNearEnd, useWindowedRows } from '../../../parts/rows/use-windowed-rows'
import { StateMark } from '../../../parts/state-mark'
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
  const selection = useRowSelection(orders, selected, onSelected)
  const { onKeyDown } = useRowKeys({ body, rows: orders, selection })
  return (
    <table className="people-table order-table" aria-rowcount={total + 1}>
      <thead>
        <tr>
          <SelectAllCell selection={selection} />
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
          <OrderRow key={order.id} order={order} rowIndex={from + place + 2} selection={selection} />
        ))}
        <GapRow heightPx={belowPx} columns={columns} />
      </tbody>
    </table>
  )
}

interface OrderRowProps {
  order: OrderSummary
  rowIndex: number
  selection: RowSelection
}

function OrderRow({ order, rowIndex, selection }: OrderRowProps) {
  const customer = order.name || order.email
  const placed = formatMoment(order.placedAt)
  return (
    <tr data-row={order.id} data-is-chosen={selection.has(order.id) || undefined} aria-rowindex={rowIndex}>
      <SelectCell id={order.id} name={nameOrder(order)} selection={selection} />
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
