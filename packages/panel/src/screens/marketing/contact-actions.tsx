import type { Contact, ContactsChange } from '@sitewright/model/lists/contacts'
import type { MailingList } from '@sitewright/model/lists/mailing-lists'
import { Button } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { Menu } from '@sitewright/ui/menu'
import { toasts } from '@sitewright/ui/toast-store'
import { useState } from 'react'
import { textOfError } from '../../data/call-error'
import { changeContacts } from '../../data/lists'
import { countWords } from './words'

interface ContactActionsProps {
  list: MailingList
  lists: readonly MailingList[]
  selected: readonly Contact[]
  onDone: () => void
}

const mostAtOnce = 500

/** For those who are selected. Only removing cannot be taken back, so only that asks. */
export function ContactActions({ list, lists, selected, onDone }: ContactActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const ids = selected.slice(0, mostAtOnce).map(({ id }) => id)
  const others = lists.filter(({ id }) => id !== list.id)

  async function run(listId: string, change: ContactsChange, done: (count: number) => string, undo?: () => void) {
    try {
      const { changed, skipped } = await changeContacts(listId, change)
      const text =
        skipped === 0 ? done(changed) : `${done(changed)} ${countWords(skipped, 'was', 'were')} left as they are.`
      toasts.show({ text, ...(undo && changed > 0 ? { action: { label: 'Undo', run: undo } } : {}) })
      onDone()
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
  }
  const people = (count: number) => countWords(count, 'contact is', 'contacts are')
  const unsubscribe = () =>
    run(
      list.id,
      { action: 'unsubscribe', ids },
      (count) => `${people(count)} unsubscribed.`,
      () => void run(list.id, { action: 'subscribe', ids }, (count) => `${people(count)} subscribed again.`),
    )
  const move = (target: MailingList) =>
    run(
      list.id,
      { action: 'move', ids, toListId: target.id },
      (count) => `${people(count)} on ${target.name} now.`,
      () =>
        void run(
          target.id,
          { action: 'move', ids, toListId: list.id },
          (count) => `${people(count)} back on ${list.name}.`,
        ),
    )
  return (
    <section className="contact-actions" aria-label="Selected contacts">
      <strong role="status">{countWords(selected.length, 'selected', 'selected')}</strong>
      <Button size="small" onClick={() => void unsubscribe()}>
        Unsubscribe
      </Button>
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
        Clear the selection
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Remove ${countWords(ids.length, 'contact', 'contacts')}?`}
          confirmLabel="Remove"
          isDanger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            void run(list.id, { action: 'remove', ids }, (count) => `${people(count)} removed.`)
          }}
        >
          <p>
            They are deleted from this list for good. To keep somebody from getting mails ever again, unsubscribe them
            instead: then an import cannot bring them back.
          </p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}
