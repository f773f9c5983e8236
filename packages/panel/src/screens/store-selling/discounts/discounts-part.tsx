import type { Discount } from '@sitewright/model/commerce/selling/discounts'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { useDiscounts } from '../../../data/store/discounts'
import { LoadState } from '../../../parts/load-state'
import { DiscountDialog } from './discount-dialog'
import { DiscountTable } from './discount-table'
import '../../../parts/people-list.css'
import '../selling.css'

export function DiscountsPart() {
  const query = useDiscounts()
  const [edited, setEdited] = useState<Discount | 'new' | null>(null)
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
      Add discount
    </Button>
  )
  return (
    <div className="store-part">
      <header className="wide-head">
        <h2>Discounts</h2>
        {query.data?.length ? <div className="screen-tools">{add}</div> : null}
      </header>
      <LoadState query={query}>
        <Skeleton lines={5} heightPx={56} label="Loading discounts" />
      </LoadState>
      {query.data?.length === 0 ? (
        <div className="card store-first">
          <EmptyState icon="store" title="Create your first discount" action={add}>
            Give customers a code, or apply a discount automatically. The cart always uses the best ones.
          </EmptyState>
        </div>
      ) : null}
      {query.data?.length ? <DiscountTable discounts={query.data} onEdit={setEdited} /> : null}
      {edited !== null ? (
        <DiscountDialog {...(edited === 'new' ? {} : { discount: edited })} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  )
}
