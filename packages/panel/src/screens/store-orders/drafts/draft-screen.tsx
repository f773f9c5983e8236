import type { DraftContent, DraftOrder } from '@sitewright/model/commerce/orders/draft-order'
import { draftContent } from '@sitewright/model/commerce/orders/draft-order'
import { Icon } from '@sitewright/ui/base/icons'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { useDraft, useDraftQuote } from '../../../data/store/drafts'
import { checkBody } from '../../../document/saving/held-values'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { draftsPart, partOfOrder } from '../../store/parts/store-parts'
import { DraftCustomer } from './draft-customer'
import { DraftDiscountCard } from './draft-discount-card'
import { DraftHead, DraftTitle } from './draft-head'
import { DraftItems } from './draft-items'
import { DraftLink } from './draft-link'
import { DraftTotals } from './draft-totals'
import { useUnsavedDraft } from './use-unsaved-draft'
import '../../../parts/people-list.css'
import '../../store/editor/editor.css'
import '../orders.css'

export function DraftScreen({ draftId }: { draftId: string }) {
  const query = useDraft(draftId)
  return (
    <section className="screen screen-wide order-detail" aria-label="Draft order">
      <PanelLink to={{ screen: 'store', part: draftsPart }} className="back-link">
        <Icon name="left" sizePx={16} />
        Drafts
      </PanelLink>
      <LoadState query={query}>
        <Skeleton lines={8} heightPx={48} label="Loading draft" />
      </LoadState>
      {query.data ? <AnyDraft draft={query.data} /> : null}
    </section>
  )
}

/** One that became an order is looked at there: its prices and stock of now say nothing about what was ordered. */
function AnyDraft({ draft }: { draft: DraftOrder }) {
  if (draft.orderId === null) return <OpenDraft draft={draft} />
  const order = { screen: 'store', part: partOfOrder(draft.orderId) } as const
  return (
    <>
      <DraftTitle draft={draft} />
      <div className="card store-first">
        <EmptyState
          icon="check"
          title="This draft is now an order"
          action={
            <PanelLink className="sw-button sw-button-primary sw-button-normal" to={order}>
              View order
            </PanelLink>
          }
        >
          From now on, it’s managed there.
        </EmptyState>
      </div>
    </>
  )
}

/** What is typed is kept here until it is saved; the totals are those of what is shown. */
function OpenDraft({ draft }: { draft: DraftOrder }) {
  const { content, setContent, isChanged } = useUnsavedDraft(draft)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const wrong = checkBody(draftContent, content)
  const isRight = Object.keys(wrong).length === 0
  const asked = useDraftQuote(isRight ? content : null)
  const quote = asked.data ?? draft.quote
  const errors = isTried ? { ...refused, ...wrong } : {}
  function change(part: Partial<DraftContent>) {
    setRefused({})
    setContent({ ...content, ...part })
  }
  return (
    <>
      <DraftHead
        draft={draft}
        content={content}
        isChanged={isChanged}
        totalCents={asked.isFetching ? null : quote.totals.totalCents}
        check={() => {
          setTried(true)
          return isRight
        }}
        onSaved={(saved) => setContent(saved.content)}
        onRefused={setRefused}
      />
      <DraftLink draft={draft} />
      <div className="order-columns">
        <div className="product-column">
          <DraftItems content={content} quote={quote} errors={errors} onChange={change} />
          <DraftDiscountCard content={content} errors={errors} onChange={change} />
          <DraftTotals quote={quote} isFetching={asked.isFetching} />
        </div>
        <div className="product-column">
          <DraftCustomer content={content} quote={quote} errors={errors} onChange={change} />
        </div>
      </div>
    </>
  )
}
