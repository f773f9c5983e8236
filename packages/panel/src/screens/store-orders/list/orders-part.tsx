import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { exportAddressOf, type OrderFilter, useOrders } from '../../../data/store/orders'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { LoadMore } from '../../store/parts/load-more'
import { countWords } from '../../store/parts/product-words'
import { draftsPart } from '../../store/parts/store-parts'
import { BulkFulfillDialog, isFulfillable } from './bulk-fulfill-dialog'
import { isNarrowed } from './order-filter'
import { OrderTable } from './order-table'
import { OrderTools } from './order-tools'
import { OrderViewsBar } from './order-views-bar'
import '../../../parts/people-list.css'
import '../orders.css'

interface OrdersPartProps {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
}

export function OrdersPart({ filter, onFilter }: OrdersPartProps) {
  const query = useOrders(filter)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isFulfilling, setFulfilling] = useState(false)
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  const chosen = orders.filter(({ id }) => selected.has(id))
  const isEmpty = query.data !== undefined && orders.length === 0
  const isFirst = isEmpty && !isNarrowed(filter)
  const clear = () => setSelected(new Set())
  return (
    <div className="store-part orders">
      <header className="wide-head">
        <h2>Orders</h2>
        <div className="screen-tools">
          <PanelLink
            className="sw-button sw-button-secondary sw-button-normal"
            to={{ screen: 'store', part: draftsPart }}
          >
            Drafts
          </PanelLink>
          {isFirst ? null : (
            <a className="sw-button sw-button-secondary sw-button-normal" href={exportAddressOf(filter)} download>
              <Icon name="download" sizePx={16} />
              {isNarrowed(filter) ? 'Export results' : 'Export'}
            </a>
          )}
        </div>
      </header>
      {isFirst ? null : (
        <>
          <OrderViewsBar filter={filter} onFilter={onFilter} />
          <OrderTools filter={filter} onFilter={onFilter} />
        </>
      )}
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={56} label="Loading orders" />
      </LoadState>
      {isFirst ? <NoOrders /> : null}
      {isEmpty && !isFirst ? (
        <EmptyState
          icon="search"
          title="No orders found"
          action={<Button onClick={() => onFilter({})}>Show all orders</Button>}
        >
          Try another search or filter.
        </EmptyState>
      ) : null}
      {chosen.length > 0 ? (
        <div className="store-selection" role="toolbar" aria-label="Selected orders">
          <strong role="status">{chosen.length} selected</strong>
          <Button size="small" disabled={!chosen.some(isFulfillable)} onClick={() => setFulfilling(true)}>
            Fulfill
          </Button>
          <span className="store-selection-end">
            <Button size="small" kind="quiet" onClick={clear}>
              Clear
            </Button>
          </span>
        </div>
      ) : null}
      {orders.length > 0 ? (
        <>
          <p className="sw-field-hint" role="status">
            {countWords(total, 'order', 'orders')}
          </p>
          <OrderTable
            orders={orders}
            total={total}
            selected={selected}
            onSelected={setSelected}
            onNearEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
          />
          <LoadMore query={query} />
        </>
      ) : null}
      {isFulfilling ? (
        <BulkFulfillDialog
          orders={chosen}
          onClose={() => setFulfilling(false)}
          onDone={() => {
            setFulfilling(false)
            clear()
          }}
        />
      ) : null}
    </div>
  )
}

function NoOrders() {
  return (
    <div className="card store-first">
      <EmptyState
        icon="inbox"
        title="No orders yet"
        action={
          <div className="row-actions">
            <PanelLink
              className="sw-button sw-button-secondary sw-button-normal"
              to={{ screen: 'store', part: 'products' }}
            >
              Products
            </PanelLink>
            <PanelLink
              className="sw-button sw-button-primary sw-button-normal"
              to={{ screen: 'store', part: 'payments' }}
            >
              Set up payments
            </PanelLink>
          </div>
        }
      >
        Orders appear here as soon as a customer buys. To open your shop, publish a product and choose how customers
        pay.
      </EmptyState>
    </div>
  )
}
