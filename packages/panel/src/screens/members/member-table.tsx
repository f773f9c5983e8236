import type { SiteMember } from '@sitewright/model/accounts/members'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { Menu, type MenuItem } from '@sitewright/ui/menu'
import { useState } from 'react'
import { useMemberActions } from './use-member-actions'
import { formatDay, memberStateWords } from './words'

export function MemberTable({ members }: { members: readonly SiteMember[] }) {
  const [asked, setAsked] = useState<SiteMember | null>(null)
  const actions = useMemberActions()
  function itemsFor(member: SiteMember): MenuItem[] {
    const again = { label: 'Send the invitation again', run: () => void actions.inviteAgain(member) }
    const suspend = { label: 'Suspend', run: () => void actions.suspend(member) }
    const letIn = { label: 'Let in again', run: () => void actions.letIn(member) }
    const remove = { label: 'Remove', icon: 'trash', isDanger: true, run: () => setAsked(member) } as const
    if (member.state === 'invited') return [again, remove]
    return [member.state === 'active' ? suspend : letIn, remove]
  }
  return (
    <>
      <table className="member-table">
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">State</th>
            <th scope="col" className="member-wide">
              Since
            </th>
            <th scope="col" className="member-wide">
              Last signed in
            </th>
            <th scope="col">
              <span className="sw-hidden-text">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <td>
                <strong>{member.email}</strong>
                {member.name ? <span className="sw-field-hint">{member.name}</span> : null}
              </td>
              <td>
                <span className="member-state" data-state={member.state}>
                  {memberStateWords[member.state]}
                </span>
              </td>
              <td className="member-wide">{formatDay(member.createdAt)}</td>
              <td className="member-wide">{member.signedInAt === null ? 'Never' : formatDay(member.signedInAt)}</td>
              <td className="member-menu">
                <Menu label={`Actions for ${member.email}`} kind="quiet" items={() => itemsFor(member)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked ? (
        <ConfirmDialog
          title={`Remove ${asked.email}?`}
          confirmLabel="Remove"
          isDanger
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            void actions.remove(asked)
          }}
        >
          <p>
            They are signed out and no longer a member, and this cannot be taken back. To keep somebody out for a while,
            suspend them instead.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
