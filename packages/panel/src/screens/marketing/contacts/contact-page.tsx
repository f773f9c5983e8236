import { contactEventWords } from '@sitewright/model/lists/contact-events'
import type { ContactDetails, ContactEvent } from '@sitewright/model/lists/contacts'
import { subscriberTable } from '@sitewright/model/lists/mailing-lists'
import { nextState } from '@sitewright/model/states/state-table'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { changeContacts, renameContact, useContact } from '../../../data/people/lists'
import { formatMoment } from '../../../ground/format-time'
import { LoadState } from '../../../parts/load-state'
import { PanelLink } from '../../../parts/panel-link'
import { StateMark } from '../../../parts/state-mark'
import { sourceWords, subscriberStateLooks } from '../parts/words'

/** One person: the lists, and everything that happened. */
export function ContactPage({ contactId }: { contactId: string }) {
  const query = useContact(contactId)
  const listId = query.data?.contact.listId ?? null
  return (
    <section className="screen screen-wide contact-page" aria-label="Contact">
      <PanelLink to={{ screen: 'marketing', part: listId }} className="back-link">
        <Icon name="left" sizePx={16} />
        {query.data?.memberships.find((it) => it.listId === listId)?.listName ?? 'Mailing lists'}
      </PanelLink>
      <LoadState query={query}>
        <Skeleton lines={6} heightPx={40} label="Loading contact" />
      </LoadState>
      {query.data ? <OpenContact key={contactId} details={query.data} /> : null}
    </section>
  )
}

function OpenContact({ details: { contact, memberships, events } }: { details: ContactDetails }) {
  return (
    <>
      <header className="wide-head">
        <h2>{contact.email}</h2>
      </header>
      <div className="contact-columns">
        <div className="contact-facts">
          <NameForm contact={contact} />
          <section className="card" aria-labelledby="contact-lists">
            <h3 id="contact-lists">Lists</h3>
            <ul className="rows">
              {memberships.map((membership) => (
                <MembershipRow key={membership.id} membership={membership} />
              ))}
            </ul>
          </section>
        </div>
        <section className="card" aria-labelledby="contact-timeline">
          <h3 id="contact-timeline">Timeline</h3>
          <ol className="timeline">
            {events.map((event) => (
              <li key={event.id}>
                <strong>{contactEventWords[event.kind]}</strong>
                <span className="sw-field-hint">{describe(event)}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}

function describe({ listName, detail, at }: ContactEvent): string {
  return [formatMoment(at), listName, detail].filter(Boolean).join(' · ')
}

function MembershipRow({ membership }: { membership: ContactDetails['memberships'][number] }) {
  const { id, listId, listName, state, source } = membership
  const change = useMutation({
    mutationFn: (action: 'unsubscribe' | 'subscribe') => changeContacts(listId, { action, ids: [id] }),
    onSuccess: ({ changed }, action) => {
      if (action === 'subscribe') {
        const text = changed === 1 ? 'Resubscribed' : 'They unsubscribed themselves, so only they can resubscribe'
        toasts.show({ text })
        return
      }
      const undo = { label: 'Undo', run: () => change.mutate('subscribe') }
      toasts.show({ text: `Unsubscribed from ${listName}`, ...(changed === 1 ? { action: undo } : {}) })
    },
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  return (
    <li className="row">
      <span className="row-main">
        <PanelLink to={{ screen: 'marketing', part: listId }}>{listName}</PanelLink>
        <span className="sw-field-hint">{sourceWords[source]}</span>
      </span>
      <span className="row-actions">
        <StateMark {...subscriberStateLooks[state]} />
        {nextState(subscriberTable, state, 'unsubscribe') === null ? null : (
          <Button
            size="small"
            disabled={change.isPending}
            aria-label={`Unsubscribe from ${listName}`}
            onClick={() => change.mutate('unsubscribe')}
          >
            Unsubscribe
          </Button>
        )}
      </span>
    </li>
  )
}

function NameForm({ contact }: Pick<ContactDetails, 'contact'>) {
  const [name, setName] = useState(contact.name)
  const save = useMutation({
    mutationFn: () => renameContact(contact, name),
    onSuccess: () => toasts.show({ text: 'Name saved' }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form className="card contact-name" onSubmit={submit}>
      <TextField
        label="Name"
        autoComplete="off"
        value={name}
        error={save.isError ? (fieldErrorsOf(save.error).name ?? textOfError(save.error)) : undefined}
        onChange={setName}
      />
      <Button type="submit" disabled={save.isPending || name.trim() === contact.name}>
        Save
      </Button>
    </form>
  )
}
