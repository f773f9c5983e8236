import { addContact } from '../../data/lists'
import { PersonDialog } from '../../parts/person-dialog'

export function AddContactDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  return (
    <PersonDialog
      title="Add a contact"
      submitLabel="Add"
      hint="Add only people who agreed to get your mails."
      onSave={async (person) => `${(await addContact(listId, person)).email} is on the list.`}
      onClose={onClose}
    />
  )
}
