import { nameOptions } from '@sitewright/commerce/orders/order-labels'
import type { CurrencyCode } from '@sitewright/model/commerce/money/currencies'
import type { OrderLine } from '@sitewright/model/commerce/orders/order-answers'
import type { ReactNode } from 'react'
import { PictureThumb } from '../../../fields/assets/add-pictures'
import { showAmount } from './order-words'

interface LineRowsProps {
  label: string
  /** With how many of each are meant here. */
  lines: readonly { readonly line: OrderLine; readonly quantity: number }[]
  currency: CurrencyCode
  /** What stands at the end of a line instead of its price. */
  renderEnd?: (line: OrderLine) => ReactNode
}

/** Things of an order as they were sold, with picture and options. */
export function LineRows({ label, lines, currency, renderEnd }: LineRowsProps) {
  return (
    <ul className="order-lines" aria-label={label}>
      {lines.map(({ line, quantity }) => (
        <li key={line.id} className="order-line">
          <PictureThumb assetId={line.pictureId} />
          <span className="order-line-name">
            <strong>{line.title}</strong>
            {line.options.length > 0 ? <small>{nameOptions(line)}</small> : null}
            {line.sku ? <small>SKU: {line.sku}</small> : null}
            {line.refundedQuantity > 0 ? (
              <span className="sw-badge">
                {line.refundedQuantity} of {line.quantity} refunded
              </span>
            ) : null}
          </span>
          {renderEnd ? (
            renderEnd(line)
          ) : (
            <span className="order-line-end">
              <span>
                {showAmount(line.unitPriceCents, currency)} × {quantity}
              </span>
              <span>{showAmount(line.unitPriceCents * quantity, currency)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
