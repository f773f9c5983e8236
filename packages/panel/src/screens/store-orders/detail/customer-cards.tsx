import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { Button } from '@sitewright/ui/controls/button'
import { Card } from '../../store/parts/card'
import type { AddressPart } from '../dialogs/address-dialog'
import { AddressLines } from '../parts/address-lines'
import { findOrderActions } from '../parts/order-actions'
import type { OrderDialog } from './order-dialog'

interface CustomerCardsProps {
  order: OrderDetail
  onOpen: (dialog: OrderDialog) => void
}

/** Who bought, where it goes, and what they said. */
export function CustomerCards({ order, onOpen }: CustomerCardsProps) {
  const { canChangeAddress } = findOrderActions(order)
  const edit = (part: AddressPart, label: string) =>
    canChangeAddress ? (
      <Button size="small" kind="quiet" aria-label={label} onClick={() => onOpen({ kind: 'address', part })}>
        Edit
      </Button>
    ) : null
  const hasDelivery = order.lines.some(({ requiresDelivery }) => requiresDelivery)
  return (
    <>
      <Card title="Customer">
        <div className="order-person">
          {order.name ? <strong>{order.name}</strong> : null}
          <a href={`mailto:${order.email}`}>{order.email}</a>
          <small>{order.memberId === null ? 'Ordered as a guest' : 'Member of the site'}</small>
        </div>
      </Card>
      {order.shippingAddress || hasDelivery ? (
        <Card title="Shipping address" tools={edit('shippingAddress', 'Edit shipping address')}>
          {order.shippingAddress ? <AddressLines address={order.shippingAddress} /> : <p>None</p>}
        </Card>
      ) : null}
      <Card title="Billing address" tools={edit('billingAddress', 'Edit billing address')}>
        {order.billingAddress ? (
          <AddressLines address={order.billingAddress} />
        ) : (
          <p className="sw-field-hint">{order.shippingAddress ? 'Same as shipping address' : 'None'}</p>
        )}
      </Card>
      {order.note || order.fields.length > 0 ? (
        <Card title="From checkout">
          <dl className="order-answers">
            {order.note ? (
              <div>
                <dt>Order note</dt>
                <dd>{order.note}</dd>
              </div>
            ) : null}
            {order.fields.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
    </>
  )
}
