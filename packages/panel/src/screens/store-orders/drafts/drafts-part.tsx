import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { createDraft, useDrafts } from '../../../data/store/drafts'
import { goTo } from '../../../ground/router'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { LoadMore } from '../../store/parts/load-more'
import { countWords } from '../../store/parts/product-words'
import { partOfOrder } from '../../store/parts/store-parts'
import { DraftTable } from './draft-table'
import '../../../parts/people-list.css'
import '../orders.css'

/** Orders that the store prepares for its customers. */
export function DraftsPart() {
  const query = useDrafts()
  const drafts = query.data?.pages.flatMap((page) => page.drafts) ?? []
  // Pressed again before the answer has come, it is the same draft.
  const [key] = useState(() => crypto.randomUUID())
  const create = useMutation({
    mutationFn: () => createDraft(key),
    onSuccess: ({ id }) => goTo({ screen: 'store', part: partOfOrder(id, 'draft') }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  const add = (
    <Button kind="primary" icon="plus" isBusy={create.isPending} onClick={() => create.mutate()}>
      Create draft order
    </Button>
  )
  return (
    <div className="store-part orders">
      <PanelLink to={{ screen: 'store', part: 'orders' }} className="back-link">
        <Icon name="left" sizePx={16} />
        Orders
      </PanelLink>
      <header className="wide-head">
        <h2>Drafts</h2>
        {drafts.length > 0 ? <div className="screen-tools">{add}</div> : null}
      </header>
      <LoadState query={query}>
        <Skeleton lines={5} heightPx={56} label="Loading drafts" />
      </LoadState>
      {query.data !== undefined && drafts.length === 0 ? (
        <div className="card store-first">
          <EmptyState icon="file" title="No drafts yet" action={add}>
            Prepare an order for a customer, then email them a link to pay it, or mark it as paid yourself.
          </EmptyState>
        </div>
      ) : null}
      {drafts.length > 0 ? (
        <>
          <p className="sw-field-hint" role="status">
            {countWords(query.data?.pages[0]?.total ?? 0, 'draft', 'drafts')}
          </p>
          <DraftTable
            drafts={drafts}
            onNearEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
          />
          <LoadMore query={query} />
        </>
      ) : null}
    </div>
  )
}
