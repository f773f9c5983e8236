import type { Contact } from '@sitewright/model/lists/contacts'
import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { useState } from 'react'
import { type ContactFilter, exportAddress, useContacts } from '../../../data/people/lists'
import { isFiltered } from '../../../data/people/people-filter'
import { PeopleList } from '../../../parts/people-list'
import { subscriberStateLooks } from '../parts/words'
import { ContactActions } from './contact-actions'
import { ContactTable } from './contact-table'

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
  return (
    <PeopleList
      people="contacts"
      states={subscriberStateLooks}
      filter={filter}
      onFilter={setFilter}
      query={query}
      count={contacts.length}
      tools={
        <a className="sw-button sw-button-secondary sw-button-normal" href={exportAddress(list.id, filter)} download>
          {isFiltered(filter) ? 'Export results' : 'Export'}
        </a>
      }
      whenEmpty={
        <EmptyState icon="person" title="No contacts yet" action={<Button onClick={onImport}>Import contacts</Button>}>
          Add a newsletter block to a page, or import contacts from another app.
        </EmptyState>
      }
    >
      {selected.length > 0 ? (
        <ContactActions list={list} lists={lists} selected={selected} onDone={() => setChosen(new Set())} />
      ) : null}
      <ContactTable contacts={contacts} chosen={chosen} onChoose={(ids) => setChosen(keepKnown(ids, contacts))} />
    </PeopleList>
  )
}

function keepKnown(ids: ReadonlySet<string>, contacts: readonly Contact[]): ReadonlySet<string> {
  return new Set(contacts.flatMap(({ id }) => (ids.has(id) ? [id] : [])))
}
