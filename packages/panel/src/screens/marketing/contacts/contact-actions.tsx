import type { Contact, ContactsChange } from '@sitewright/model/lists/contacts'
import { maxContactsAtOnce } from '@sitewright/model/lists/contacts'
import { type MailingList, subscriberTable } from '@sitewright/model/lists/mailing-lists'
import { nextState } from '@sitewright/model/states/state-table'
import { Button } from '@sitewright/ui/controls/button'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { changeContacts } from '../../../data/people/lists'
import { countWords } from '../parts/words'

interface ContactActionsProps {
  list: MailingList
  lists: readonly MailingList[]
  selected: readonly Contact[]
  onDone: () => void
}

/** For those who are selected. Only removing cannot be taken back, so only that asks. */
export function ContactActions({ list, lists, selected, onDone }: ContactActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const ids = selected.slice(0, maxContactsAtOnce).map(({ id }) => id)
  const canUnsubscribe = selected.some(({ state }) => nextState(subscriberTable, state, 'unsubscribe') !== null)
  const others = lists.filter(({ id }) => id !== list.id)

  async function run(listId: string, change: ContactsChange, done: (count: number) => string, undo?: () => void) {
    try {
      const { changed, skipped } = await changeContacts(listId, change)
      const text = skipped === 0 ? done(changed) : `${done(changed)}, ${skipped.toLocaleString()} unchanged`
      toasts.show({ text, ...(undo && changed > 0 ? { action: { label: 'Undo', run: undo } } : {}) })
      onDone()
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
  }
  const people = (count: number) => countWords(count, 'contact', 'contacts')
  const unsubscribe = () =>
    run(
      list.id,
      { action: 'unsubscribe', ids },
      (count) => `${people(count)} unsubscribed`,
      () => void run(list.id, { action: 'subscribe', ids }, (count) => `${people(count)} resubscribed`),
    )
  const move = (target: MailingList) =>
    run(
      list.id,
      { action: 'move', ids, toListId: target.id },
      (count) => `${people(count)} moved to ${target.name}`,
      () =>
        void run(
          target.id,
          { action: 'move', ids, toListId: list.id },
          (count) => `${people(count)} moved back to ${list.name}`,
        ),
    )
  return (
    <section className="contact-actions" aria-label="Selected contacts">
      <strong role="status">{countWords(selected.length, 'selected', 'selected')}</strong>
      {canUnsubscribe ? (
        <Button size="small" onClick={() => void unsubscribe()}>
          Unsubscribe
        </Button>
      ) : null}
      {others.length > 0 ? (
        <Menu
          label="Move to"
          showsLabel
          icon="right"
          items={others.map((other) => ({ label: other.name, run: () => void move(other) }))}
        />
      ) : null}
      <Button size="small" kind="danger" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Button size="small" kind="quiet" onClick={onDone}>
        Clear selection
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Remove ${countWords(ids.length, 'contact', 'contacts')}?`}
          confirmLabel="Remove"
          isDanger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void run(list.id, { action: 'remove', ids }, (count) => `${people(count)} removed`)
          }}
        >
          <p>
            They’re permanently deleted from this list. To make sure someone never gets your emails again, unsubscribe
            them instead: then an import can’t add them back.
          </p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
