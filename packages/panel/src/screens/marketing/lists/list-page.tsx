import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { Tabs } from '@sitewright/ui/controls/tabs'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { useMailingLists } from '../../../data/people/lists'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { AddContactDialog } from '../contacts/add-contact-dialog'
import { Contacts } from '../contacts/contacts'
import { ImportDialog } from '../imports/import-dialog'
import { ImportList } from '../imports/import-list'
import { formatCount, subscriberStateLooks } from '../parts/words'
import { ListSettings } from './list-settings'

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
      <LoadState query={{ ...lists, data: list }}>
        <Skeleton lines={6} heightPx={48} label="Loading list" />
      </LoadState>
      {lists.data && !list && !lists.isFetching ? (
        <EmptyState icon="mail" title="Mailing list not found">
          It may be in the trash, below your other lists.
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
            Add contact
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
