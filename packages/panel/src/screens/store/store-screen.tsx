import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../data/queries'
import type { OrderFilter } from '../../data/store/orders'
import type { ProductFilter } from '../../data/store/products'
import { PanelLink } from '../../parts/panel-link'
import { useCurrentInSight } from '../../parts/use-current-in-sight'
import { OrderDetail } from '../store-orders/detail/order-detail'
import { DraftScreen } from '../store-orders/drafts/draft-screen'
import { DraftsPart } from '../store-orders/drafts/drafts-part'
import { OrdersPart } from '../store-orders/list/orders-part'
import { MailsForm } from '../store-orders/mails/mails-form'
import { PrintPage } from '../store-orders/print/print-page'
import { SalesPart } from '../store-orders/sales/sales-part'
import { CheckoutForm } from '../store-selling/checkout/checkout-form'
import { DiscountsPart } from '../store-selling/discounts/discounts-part'
import { PaymentsForm } from '../store-selling/payments/payments-form'
import { StripePart } from '../store-selling/payments/stripe-part'
import { ShippingForm } from '../store-selling/shipping/shipping-form'
import { TaxForm } from '../store-selling/tax/tax-form'
import { WebhooksPart } from '../store-webhooks/webhooks-part'
import { CategoriesPart } from './categories/categories-part'
import { ProductEditor } from './editor/product-editor'
import { GridPart } from './grid/grid-part'
import { type OpenedKind, readStorePart, type StorePlace, storeParts } from './parts/store-parts'
import { startFilter } from './products/product-filter'
import { ProductsPart } from './products/products-part'
import { StoreSettingsForm } from './settings/store-settings-form'
import { StockPart } from './stock/stock-part'
import '../../parts/imports.css'
import '../../parts/people-list.css'
import './store.css'

export function StoreScreen({ part }: { part: string | null }) {
  const permissions = useSession().data?.permissions ?? []
  // What was searched for is still there after a look at a product or an order.
  const [filter, setFilter] = useState<ProductFilter>(startFilter)
  const [orderFilter, setOrderFilter] = useState<OrderFilter>({})
  const place = readStorePart(part)
  const current = place.kind === 'drafts' ? 'orders' : place.kind
  const row = useCurrentInSight<HTMLDivElement>(current)
  if (!permissions.includes('store.manage'))
    return (
      <EmptyState icon="store" title="Store">
        Your role has no access to the store.
      </EmptyState>
    )
  if (place.kind === 'product') return <ProductEditor key={place.id} productId={place.id} />
  if (place.kind === 'order') return <OrderDetail key={place.id} orderId={place.id} />
  if (place.kind === 'draft') return <DraftScreen key={place.id} draftId={place.id} />
  if (place.kind === 'slip' || place.kind === 'invoice') return <PrintPage orderId={place.id} kind={place.kind} />
  if (place.kind === 'grid') return <GridPart />
  const views: Record<Exclude<StorePlace['kind'], OpenedKind | 'grid'>, () => ReactNode> = {
    orders: () => <OrdersPart filter={orderFilter} onFilter={setOrderFilter} />,
    drafts: () => <DraftsPart />,
    sales: () => <SalesPart />,
    products: () => <ProductsPart filter={filter} onFilter={setFilter} />,
    categories: () => <CategoriesPart />,
    stock: () => <StockPart />,
    discounts: () => <DiscountsPart />,
    payments: () => (
      <>
        <PaymentsForm />
        <StripePart />
      </>
    ),
    checkout: () => <CheckoutForm />,
    delivery: () => <ShippingForm />,
    tax: () => <TaxForm />,
    emails: () => <MailsForm />,
    webhooks: () => <WebhooksPart />,
    settings: () => <StoreSettingsForm />,
  }
  return (
    <section className="screen screen-wide settings store" aria-label="Store">
      <nav className="settings-nav" aria-label="Store">
        <h2>Store</h2>
        <div className="settings-parts" ref={row}>
          {storeParts.map(({ key, label }) => (
            <PanelLink
              key={key}
              to={{ screen: 'store', part: key === 'products' ? null : key }}
              aria-current={key === current ? 'page' : undefined}
            >
              {label}
            </PanelLink>
          ))}
        </div>
      </nav>
      <div className="settings-body">{views[place.kind]()}</div>
    </section>
  )
}
