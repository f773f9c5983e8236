import { addContact } from '../../../data/people/lists'
import { PersonDialog } from '../../../parts/person-dialog'

export function AddContactDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  return (
    <PersonDialog
      title="Add contact"
      submitLabel="Add"
      hint="Add only people who agreed to get your emails."
      onSave={async (person) => `${(await addContact(listId, person)).email} added`}
      onClose={onClose}
    />
  )
}
