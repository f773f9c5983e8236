import { inviteMember } from '../../data/members'
import { PersonDialog } from '../../parts/person-dialog'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <PersonDialog
      title="Invite a member"
      submitLabel="Send the invitation"
      hint="They get a mail and choose a password. The link in it works for 14 days."
      onSave={async (person) => `An invitation is on its way to ${(await inviteMember(person)).email}.`}
      onClose={onClose}
    />
  )
}
