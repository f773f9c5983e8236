import type { SiteMember } from '@sitewright/model/accounts/members'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../data/calls/call-error'
import { inviteMemberAgain, removeMember, setMemberState } from '../../data/people/members'

/** What can be done about a member; suspending has its way back in the toast. */
export function useMemberActions() {
  async function attempt(work: () => Promise<void>, done: string, undo?: () => void): Promise<void> {
    try {
      await work()
      toasts.show({ text: done, ...(undo ? { action: { label: 'Undo', run: undo } } : {}) })
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
  }
  const letIn = ({ id, email }: SiteMember) => attempt(() => setMemberState(id, 'active'), `${email} reinstated`)
  return {
    letIn,
    suspend: (member: SiteMember) =>
      attempt(
        () => setMemberState(member.id, 'suspended'),
        `${member.email} suspended and signed out`,
        () => void letIn(member),
      ),
    inviteAgain: ({ id, email }: SiteMember) =>
      attempt(() => inviteMemberAgain(id), `Invitation sent again to ${email}`),
    remove: ({ id, email }: SiteMember) => attempt(() => removeMember(id), `${email} removed`),
  }
}
