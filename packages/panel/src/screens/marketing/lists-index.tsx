import { type MailingList, mostLists } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Menu } from '@sitewright/ui/menu'
import { Skeleton } from '@sitewright/ui/skeleton'
import { useState } from 'react'
import { useMailingLists } from '../../data/lists'
import { goTo } from '../../shell/router'
import { DeletedLists } from './deleted-lists'
import { NameDialog } from './name-dialog'
import { PanelLink } from './panel-link'
import { useListActions } from './use-list-actions'
import { countWords, formatCount } from './words'

/** All lists with how many are on them. */
export function ListsIndex() {
  const lists = useMailingLists()
  const actions = useListActions()
  const [isMaking, setMaking] = useState(false)
  const [renamed, setRenamed] = useState<MailingList | null>(null)
  const isFull = (lists.data?.length ?? 0) >= mostLists
  return (
    <section className="screen screen-wide" aria-label="Marketing">
      <header className="wide-head">
        <h2>Mailing lists</h2>
        <Button kind="primary" icon="plus" disabled={isFull || lists.isPending} onClick={() => setMaking(true)}>
          New list
        </Button>
      </header>
      <p className="sw-field-hint">
        People subscribe on your site, by a newsletter block or a form. A site has up to {mostLists} lists.
      </p>
      {lists.isPending ? <Skeleton lines={4} heightPx={72} label="Loading mailing lists" /> : null}
      {lists.isError ? <LoadFailure text={lists.error.message} onRetry={() => lists.refetch()} /> : null}
      {lists.data?.length === 0 ? (
        <EmptyState
          icon="mail"
          title="No list yet"
          action={
            <Button kind="primary" onClick={() => setMaking(true)}>
              Make the first list
            </Button>
          }
        >
          Make a list, then put a newsletter block on a page: whoever subscribes there appears here.
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
                  label={`More for ${list.name}`}
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
          confirmLabel="Make the list"
          onCancel={() => setMaking(false)}
          onSave={async (name) => {
            const list = await actions.make(name)
            goTo({ screen: 'marketing', part: list.id })
          }}
        />
      ) : null}
      {renamed ? (
        <NameDialog
          title="Rename the list"
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
    ...(counts.pending > 0 ? [`${formatCount(counts.pending)} to confirm`] : []),
    ...(counts.unsubscribed > 0 ? [`${formatCount(counts.unsubscribed)} unsubscribed`] : []),
    ...(doubleOptIn ? ['Confirmed by mail'] : []),
  ]
  return parts.length === 0 ? countWords(counts.subscribed, 'contact', 'contacts') : parts.join(' · ')
}
