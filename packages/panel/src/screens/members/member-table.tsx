import type { SiteMember } from '@sitewright/model/accounts/members'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { Menu, type MenuItem } from '@sitewright/ui/menu'
import { useState } from 'react'
import { formatDay } from '../../parts/format-time'
import { StateMark } from '../../parts/state-mark'
import { useMemberActions } from './use-member-actions'
import { memberStateLooks } from './words'

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
      <table className="people-table">
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">State</th>
            <th scope="col" className="people-wide">
              Since
            </th>
            <th scope="col" className="people-wide">
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
                <StateMark {...memberStateLooks[member.state]} />
              </td>
              <td className="people-wide">{formatDay(member.createdAt)}</td>
              <td className="people-wide">{member.signedInAt === null ? 'Never' : formatDay(member.signedInAt)}</td>
              <td className="people-menu">
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
