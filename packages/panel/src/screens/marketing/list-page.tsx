import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Icon } from '@sitewright/ui/icons'
import { Skeleton } from '@sitewright/ui/skeleton'
import { Tabs } from '@sitewright/ui/tabs'
import { useState } from 'react'
import { useMailingLists } from '../../data/lists'
import { AddContactDialog } from './add-contact-dialog'
import { Contacts } from './contacts'
import { ImportDialog } from './import-dialog'
import { ImportList } from './import-list'
import { ListSettings } from './list-settings'
import { PanelLink } from './panel-link'
import { formatCount, subscriberStateLooks } from './words'

export function ListPage({ listId }: { listId: string }) {
  // Asked anew: it may have been made elsewhere since.
  const lists = useMailingLists({ refetchOnMount: 'always' })
  const list = lists.data?.find((it) => it.id === listId)
  return (
    <section className="screen screen-wide" aria-label="Mailing list">
      <PanelLink to={{ screen: 'marketing', part: null }} className="back-link">
        <Icon name="left" sizePx={16} />
        Mailing lists
      </PanelLink>
      {lists.isPending || (lists.isFetching && !list) ? (
        <Skeleton lines={6} heightPx={48} label="Loading the list" />
      ) : null}
      {lists.isError ? <LoadFailure text={lists.error.message} onRetry={() => lists.refetch()} /> : null}
      {lists.data && !list && !lists.isFetching ? (
        <EmptyState icon="mail" title="This list is gone">
          It may be in the bin, below the other lists.
        </EmptyState>
      ) : null}
      {list ? <OpenList list={list} lists={lists.data ?? []} /> : null}
    </section>
  )
}

function OpenList({ list, lists }: { list: MailingList; lists: readonly MailingList[] }) {
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <header className="wide-head">
        <h2>{list.name}</h2>
        <div className="screen-tools">
          <Button icon="upload" onClick={() => setImporting(true)}>
            Import
          </Button>
          <Button kind="primary" icon="plus" onClick={() => setAdding(true)}>
            Add a contact
          </Button>
        </div>
      </header>
      <dl className="list-counts">
        {(['subscribed', 'pending', 'unsubscribed'] as const).map((state) => (
          <div key={state}>
            <dt>{subscriberStateLooks[state].label}</dt>
            <dd>{formatCount(list.counts[state])}</dd>
          </div>
        ))}
      </dl>
      <Tabs
        label="Mailing list"
        tabs={[
          {
            name: 'contacts',
            label: 'Contacts',
            content: <Contacts list={list} lists={lists} onImport={() => setImporting(true)} />,
          },
          { name: 'imports', label: 'Imports', content: <ImportList listId={list.id} /> },
          { name: 'settings', label: 'Settings', content: <ListSettings list={list} /> },
        ]}
      />
      {isAdding ? <AddContactDialog listId={list.id} onClose={() => setAdding(false)} /> : null}
      {isImporting ? <ImportDialog list={list} onClose={() => setImporting(false)} /> : null}
    </>
  )
}
