import type { Contact } from '@sitewright/model/lists/contacts'
import { type MailingList, subscriberStates } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'
import { type ContactFilter, exportAddress, useContacts } from '../../data/lists'
import { ContactActions } from './contact-actions'
import { ContactTable } from './contact-table'
import { stateWords } from './words'

interface ContactsProps {
  list: MailingList
  lists: readonly MailingList[]
  onImport: () => void
}

/** Who is on the list: found by words and state, and changed several at once. */
export function Contacts({ list, lists, onImport }: ContactsProps) {
  const [filter, setFilter] = useState<ContactFilter>({ search: '', state: 'all' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const query = useContacts(list.id, filter)
  const contacts = query.data?.pages.flatMap((page) => page.contacts) ?? []
  const selected = contacts.filter(({ id }) => chosen.has(id))
  const isFiltered = filter.search !== '' || filter.state !== 'all'
  return (
    <div className="contacts">
      <div className="screen-tools contact-tools">
        <TextField
          hidesLabel
          label="Search contacts"
          type="search"
          placeholder="Search"
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <Select
          hidesLabel
          label="State of contacts"
          value={filter.state}
          choices={(['all', ...subscriberStates] as const).map((value) => ({
            value,
            label: value === 'all' ? 'All states' : stateWords[value],
          }))}
          onChange={(state) => setFilter({ ...filter, state })}
        />
        <a className="sw-button sw-button-secondary sw-button-normal" href={exportAddress(list.id, filter)} download>
          {isFiltered ? 'Export these' : 'Export'}
        </a>
      </div>
      {selected.length > 0 ? (
        <ContactActions list={list} lists={lists} selected={selected} onDone={() => setChosen(new Set())} />
      ) : null}
      {query.isPending ? <Skeleton lines={8} heightPx={40} label="Loading contacts" /> : null}
      {query.isError ? <LoadFailure text={query.error.message} onRetry={() => query.refetch()} /> : null}
      {query.data && contacts.length === 0 ? <NoContacts isFiltered={isFiltered} onImport={onImport} /> : null}
      {contacts.length > 0 ? (
        <ContactTable contacts={contacts} chosen={chosen} onChoose={(ids) => setChosen(keepKnown(ids, contacts))} />
      ) : null}
      {query.hasNextPage ? (
        <Button className="more-button" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

function keepKnown(ids: ReadonlySet<string>, contacts: readonly Contact[]): ReadonlySet<string> {
  return new Set(contacts.flatMap(({ id }) => (ids.has(id) ? [id] : [])))
}

function NoContacts({ isFiltered, onImport }: { isFiltered: boolean; onImport: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState icon="search" title="Nobody found">
        Try other words, or another state.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="person"
      title="Nobody is on this list yet"
      action={<Button onClick={onImport}>Import a file</Button>}
    >
      Put a newsletter block on a page of your site, or bring contacts along from elsewhere.
    </EmptyState>
  )
}
