import type { DraftSummary } from '@sitewright/model/commerce/orders/draft-order'
import { useRef } from 'react'
import { formatMoment } from '../../../ground/format-time'
import { PanelLink } from '../../../parts/panel-link'
import { GapRow } from '../../../parts/rows/gap-row'
import { useNearEnd, useWindowedRows } from '../../../parts/rows/use-windowed-rows'
import { StateMark } from '../../../parts/state-mark'
import { countWords } from '../../store/parts/product-words'
import { partOfOrder } from '../../store/parts/store-parts'
import { orderRowPx } from '../list/order-table'
import { showAmount } from '../parts/order-words'
import { lookOfDraft, unnamedDraft } from './draft-words'

const columns = 5

interface DraftTableProps {
  drafts: readonly DraftSummary[]
  /** The last rows are near: more are wanted. */
  onNearEnd: () => void
}

/** What is far away is not drawn. */
export function DraftTable({ drafts, onNearEnd }: DraftTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, abovePx, belowPx } = useWindowedRows(body, { count: drafts.length, rowHeightPx: orderRowPx })
  useNearEnd(to >= drafts.length, drafts.length, onNearEnd)
  return (
    <table className="people-table order-table">
      <thead>
        <tr>
          <th scope="col">Customer</th>
          <th scope="col" className="order-wide">
            Updated
          </th>
          <th scope="col">Status</th>
          <th scope="col" className="product-number order-wide">
            Items
          </th>
          <th scope="col" className="product-number">
            Total
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <GapRow heightPx={abovePx} columns={columns} />
        {drafts.slice(from, to).map((draft) => (
          <tr key={draft.id}>
            <td className="order-number draft-name">
              <PanelLink
                to={{
                  screen: 'store',
                  part: draft.orderId === null ? partOfOrder(draft.id, 'draft') : partOfOrder(draft.orderId),
                }}
              >
                {draft.name || draft.email || unnamedDraft}
              </PanelLink>
              {draft.name ? <small>{draft.email}</small> : null}
            </td>
            <td className="order-wide order-placed">
              <time dateTime={draft.updatedAt}>{formatMoment(draft.updatedAt)}</time>
            </td>
            <td className="order-state">
              <StateMark {...lookOfDraft(draft)} />
            </td>
            <td className="product-number order-wide">{countWords(draft.itemsCount, 'item', 'items')}</td>
            <td className="product-number order-total">{showAmount(draft.totalCents, draft.currency)}</td>
          </tr>
        ))}
        <GapRow heightPx={belowPx} columns={columns} />
      </tbody>
    </table>
  )
}
