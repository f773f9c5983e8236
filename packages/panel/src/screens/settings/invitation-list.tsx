import type { Invitation } from '@sitewright/model/accounts/account-answers'
import { describeRoles } from '@sitewright/model/accounts/roles'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { RelativeTime } from '../../parts/relative-time'
import { useInvitationChanges, useInvitations } from './use-invitations'

/** Who was invited and has not come yet. */
export function InvitationList() {
  const invitations = useInvitations().data ?? []
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="pending-invitations">
      <h4 id="pending-invitations">Pending invitations</h4>
      <ul className="rows">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { email, roles, createdAt, expiresAt } = invitation
  const { resend, withdraw } = useInvitationChanges()
  const hasExpired = Date.parse(expiresAt) <= Date.now()
  return (
    <li className="row">
      <span className="row-main">
        <strong>{email}</strong>
        <span className="sw-field-hint">
          {describeRoles(roles)} · {hasExpired ? 'Expired, sent' : 'Sent'} <RelativeTime time={createdAt} />
        </span>
      </span>
      <span className="row-actions">
        <Button
          size="small"
          disabled={resend.isPending}
          aria-label={`Resend invitation to ${email}`}
          onClick={() => resend.mutate(invitation)}
        >
          Resend
        </Button>
        <IconButton
          icon="trash"
          label={`Withdraw invitation to ${email}`}
          onClick={() => withdraw.mutate(invitation)}
        />
      </span>
    </li>
  )
}
