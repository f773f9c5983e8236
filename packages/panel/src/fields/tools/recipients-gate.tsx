import type { ReactNode } from 'react'
import { useSession } from '../../data/queries'

/** Who gets submissions reads what visitors wrote: the host takes no new recipient from who may not read the inbox. */
export function RecipientsGate({ targets, children }: { targets: readonly string[]; children: ReactNode }) {
  const session = useSession().data
  if (session === undefined || session.permissions.includes('forms.read')) return children
  const sentTo = targets.length === 0 ? 'nowhere else' : targets.join(', ')
  return (
    <p className="sw-field-hint">
      Submissions are also sent to: {sentTo}. Only people who can read form submissions can change this.
    </p>
  )
}
