import type { OrderDetail, OrderLine, Parcel } from '@sitewright/model/commerce/orders/order-answers'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { removeParcel } from '../../../data/store/orders'
import { RelativeTime } from '../../../parts/relative-time'
import { Card } from '../../store/parts/card'
import { LineRows } from '../parts/line-rows'
import { countUnsent } from '../parts/order-actions'
import { isDigital } from '../parts/order-words'
import type { OrderDialog } from './order-dialog'

interface ItemsCardsProps {
  order: OrderDetail
  onOpen: (dialog: OrderDialog) => void
}

/** What waits, and what is on its way, parcel by parcel. */
export function ItemsCards({ order, onOpen }: ItemsCardsProps) {
  const [removed, setRemoved] = useState<Parcel | null>(null)
  const { currency } = order
  const waiting = order.lines
    .filter((line) => !isDigital(line))
    .map((line) => ({ line, quantity: line.quantity - line.fulfilledQuantity }))
    .filter(({ quantity }) => quantity > 0)
  const isWaiting = order.fulfillmentState === 'PENDING' && waiting.some(({ line }) => countUnsent(line) > 0)
  return (
    <>
      {waiting.length > 0 ? (
        <Card title={isWaiting ? 'To ship' : 'Not shipped'}>
          <LineRows label={isWaiting ? 'Items to ship' : 'Items not shipped'} lines={waiting} currency={currency} />
          {order.delivery ? <p className="sw-field-hint">{order.delivery.name}</p> : null}
        </Card>
      ) : null}
      {order.parcels.map((parcel, index) => (
        <Card
          key={parcel.id}
          title={`Parcel ${index + 1}`}
          tools={
            <Menu
              label={`Actions for parcel ${index + 1}`}
              kind="quiet"
              items={[
                { label: 'Edit tracking', icon: 'pencil', run: () => onOpen({ kind: 'parcel', parcel }) },
                ...(order.fulfillmentState === 'CANCELED'
                  ? []
                  : [
                      {
                        label: 'Remove parcel',
                        icon: 'trash' as const,
                        isDanger: true,
                        run: () => setRemoved(parcel),
                      },
                    ]),
              ]}
            />
          }
        >
          <Tracking parcel={parcel} />
          <LineRows label={`Items of parcel ${index + 1}`} lines={linesOf(parcel, order.lines)} currency={currency} />
        </Card>
      ))}
      {removed ? (
        <ConfirmDialog
          title="Remove this parcel?"
          confirmLabel="Remove parcel"
          isDanger
          onConfirm={() => {
            setRemoved(null)
            void remove(order, removed)
          }}
          onCancel={() => setRemoved(null)}
        >
          Its items go back to unshipped. The customer isn’t notified.
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function Tracking({ parcel }: { parcel: Parcel }) {
  const words = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
  return (
    <p className="order-tracking">
      <span>
        Shipped <RelativeTime time={parcel.createdAt} />
      </span>
      {parcel.trackingUrl ? (
        <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
          {words || 'Track parcel'}
        </a>
      ) : (
        <span>{words || 'No tracking'}</span>
      )}
    </p>
  )
}

function linesOf(parcel: Parcel, lines: readonly OrderLine[]) {
  return lines.flatMap((line) => {
    const quantity = parcel.lines.find(({ lineId }) => lineId === line.id)?.quantity
    return quantity === undefined ? [] : [{ line, quantity }]
  })
}

async function remove(order: OrderDetail, parcel: Parcel): Promise<void> {
  try {
    await removeParcel(order.id, parcel.id)
    toasts.show({ text: 'Parcel removed' })
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}
