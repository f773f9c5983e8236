import { type MemberEvent, memberTable, type SiteMember } from '@sitewright/model/accounts/members'
import { listMoves } from '@sitewright/model/states/state-table'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { Menu, type MenuItem } from '@sitewright/ui/floating/menu'
import { useState } from 'react'
import { RelativeTime } from '../../parts/relative-time'
import { StateMark } from '../../parts/state-mark'
import { useMemberActions } from './use-member-actions'
import { memberStateLooks } from './words'

export function MemberTable({ members }: { members: readonly SiteMember[] }) {
  const [asked, setAsked] = useState<SiteMember | null>(null)
  const actions = useMemberActions()
  function itemsFor(member: SiteMember): MenuItem[] {
    const items: Partial<Record<MemberEvent, MenuItem>> = {
      inviteAgain: { label: 'Resend invitation', run: () => void actions.inviteAgain(member) },
      suspend: { label: 'Suspend', run: () => void actions.suspend(member) },
      letIn: { label: 'Reinstate', run: () => void actions.letIn(member) },
      remove: { label: 'Remove', icon: 'trash', isDanger: true, run: () => setAsked(member) },
    }
    return listMoves(memberTable, member.state).flatMap((event) => items[event] ?? [])
  }
  return (
    <>
      <table className="people-table">
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Status</th>
            <th scope="col" className="people-wide">
              Joined
            </th>
            <th scope="col" className="people-wide">
              Last sign-in
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
              <td className="people-wide">
                <RelativeTime time={member.createdAt} />
              </td>
              <td className="people-wide">
                {member.signedInAt === null ? 'Never' : <RelativeTime time={member.signedInAt} />}
              </td>
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
            They’re signed out and are no longer a member. This can’t be undone. To block someone for a while, suspend
            them instead.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
