import { inviteMember } from '../../data/people/members'
import { PersonDialog } from '../../parts/person-dialog'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <PersonDialog
      title="Invite member"
      submitLabel="Send invitation"
      hint="They get an email to choose a password. The link works for 14 days."
      onSave={async (person) => `Invitation sent to ${(await inviteMember(person)).email}`}
      onClose={onClose}
    />
  )
}
