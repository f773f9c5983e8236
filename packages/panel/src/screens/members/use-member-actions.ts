import type { SiteMember } from '@sitewright/model/accounts/members'
import { toasts } from '@sitewright/ui/toast-store'
import { textOfError } from '../../data/call-error'
import { inviteMemberAgain, removeMember, setMemberState } from '../../data/members'

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
  const letIn = ({ id, email }: SiteMember) =>
    attempt(() => setMemberState(id, 'active'), `${email} may sign in again.`)
  return {
    letIn,
    suspend: (member: SiteMember) =>
      attempt(
        () => setMemberState(member.id, 'suspended'),
        `${member.email} is suspended and signed out.`,
        () => void letIn(member),
      ),
    inviteAgain: ({ id, email }: SiteMember) =>
      attempt(() => inviteMemberAgain(id), `A new invitation is on its way to ${email}.`),
    remove: ({ id, email }: SiteMember) => attempt(() => removeMember(id), `${email} is removed.`),
  }
}
