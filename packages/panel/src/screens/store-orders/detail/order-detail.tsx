import { testOrderText } from '@sitewright/commerce/orders/order-labels'
import type { OrderDetail as Order } from '@sitewright/model/commerce/orders/order-answers'
import { Icon } from '@sitewright/ui/base/icons'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { useOrder } from '../../../data/store/orders'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { AddressDialog } from '../dialogs/address-dialog'
import { CancelDialog } from '../dialogs/cancel-dialog'
import { FulfillDialog } from '../dialogs/fulfill-dialog'
import { ParcelDialog } from '../dialogs/parcel-dialog'
import { RefundDialog } from '../dialogs/refund-dialog'
import { CustomerCards } from './customer-cards'
import { DownloadsCard } from './downloads-card'
import { ItemsCards } from './items-cards'
import type { OrderDialog } from './order-dialog'
import { OrderHead } from './order-head'
import { PaymentCard } from './payment-card'
import { TimelineCard } from './timeline-card'
import '../../../parts/people-list.css'
import '../../store/editor/editor.css'
import '../orders.css'

export function OrderDetail({ orderId }: { orderId: string }) {
  const query = useOrder(orderId)
  return (
    <section className="screen screen-wide order-detail" aria-label="Order">
      <PanelLink to={{ screen: 'store', part: 'orders' }} className="back-link">
        <Icon name="left" sizePx={16} />
        Orders
      </PanelLink>
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={48} label="Loading order" />
      </LoadState>
      {query.data ? <OpenOrder order={query.data} /> : null}
    </section>
  )
}

function OpenOrder({ order }: { order: Order }) {
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  const shared = { order, onClose: () => setDialog(null) }
  return (
    <>
      <OrderHead order={order} onOpen={setDialog} />
      {order.isTest ? (
        <p className="warning order-test">
          <Icon name="info" sizePx={16} />
          {testOrderText}
        </p>
      ) : null}
      <div className="order-columns">
        <div className="product-column">
          <ItemsCards order={order} onOpen={setDialog} />
          <DownloadsCard order={order} />
          <PaymentCard order={order} />
          <TimelineCard order={order} />
        </div>
        <div className="product-column">
          <CustomerCards order={order} onOpen={setDialog} />
        </div>
      </div>
      {dialog?.kind === 'fulfill' ? <FulfillDialog {...shared} /> : null}
      {dialog?.kind === 'refund' ? <RefundDialog {...shared} /> : null}
      {dialog?.kind === 'cancel' ? <CancelDialog {...shared} /> : null}
      {dialog?.kind === 'parcel' ? <ParcelDialog {...shared} parcel={dialog.parcel} /> : null}
      {dialog?.kind === 'address' ? <AddressDialog {...shared} part={dialog.part} /> : null}
    </>
  )
}
