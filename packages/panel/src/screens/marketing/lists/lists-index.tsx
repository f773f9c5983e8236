import { type MailingList, maxLists } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Menu } from '@sitewright/ui/floating/menu'
import { useState } from 'react'
import { useMailingLists } from '../../../data/people/lists'
import { goTo } from '../../../ground/router'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { countWords, formatCount } from '../parts/words'
import { DeletedLists } from './deleted-lists'
import { NameDialog } from './name-dialog'
import { useListActions } from './use-list-actions'

/** All lists with how many are on them. */
export function ListsIndex() {
  const lists = useMailingLists()
  const actions = useListActions()
  const [isMaking, setMaking] = useState(false)
  const [renamed, setRenamed] = useState<MailingList | null>(null)
  const isFull = (lists.data?.length ?? 0) >= maxLists
  return (
    <section className="screen screen-wide" aria-label="Marketing">
      <header className="wide-head">
        <h2>Mailing lists</h2>
        <Button kind="primary" icon="plus" disabled={isFull || lists.isPending} onClick={() => setMaking(true)}>
          New list
        </Button>
      </header>
      <p className="sw-field-hint">
        People subscribe on your site through a newsletter block or a form. A site can have up to {maxLists} lists.
      </p>
      <LoadState query={lists}>
        <Skeleton lines={4} heightPx={72} label="Loading mailing lists" />
      </LoadState>
      {lists.data?.length === 0 ? (
        <EmptyState
          icon="mail"
          title="No mailing lists yet"
          action={
            <Button kind="primary" onClick={() => setMaking(true)}>
              Create mailing list
            </Button>
          }
        >
          Create a list, then add a newsletter block to a page. People who subscribe there appear here.
        </EmptyState>
      ) : null}
      {lists.data && lists.data.length > 0 ? (
        <ul className="list-cards">
          {lists.data.map((list) => (
            <li key={list.id} className="list-card">
              <div className="list-card-head">
                <h3>
                  <PanelLink to={{ screen: 'marketing', part: list.id }}>{list.name}</PanelLink>
                </h3>
                <Menu
                  label={`Actions for ${list.name}`}
                  items={[
                    { label: 'Rename', icon: 'pencil', run: () => setRenamed(list) },
                    { label: 'Delete', icon: 'trash', isDanger: true, run: () => void actions.remove(list) },
                  ]}
                />
              </div>
              <p className="list-card-count">
                <strong>{formatCount(list.counts.subscribed)}</strong> subscribed
              </p>
              <p className="sw-field-hint">{describeRest(list)}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <DeletedLists />
      {isMaking ? (
        <NameDialog
          title="New list"
          name=""
          confirmLabel="Create list"
          onCancel={() => setMaking(false)}
          onSave={async (name) => {
            const list = await actions.make(name)
            goTo({ screen: 'marketing', part: list.id })
          }}
        />
      ) : null}
      {renamed ? (
        <NameDialog
          title="Rename list"
          name={renamed.name}
          confirmLabel="Rename"
          onCancel={() => setRenamed(null)}
          onSave={async (name) => {
            await actions.rename(renamed, name)
            setRenamed(null)
          }}
        />
      ) : null}
    </section>
  )
}

function describeRest({ counts, doubleOptIn }: MailingList): string {
  const parts = [
    ...(counts.pending > 0 ? [`${formatCount(counts.pending)} pending`] : []),
    ...(counts.unsubscribed > 0 ? [`${formatCount(counts.unsubscribed)} unsubscribed`] : []),
    ...(doubleOptIn ? ['Double opt-in'] : []),
  ]
  return parts.length === 0 ? countWords(counts.subscribed, 'contact', 'contacts') : parts.join(' · ')
}
