import { accountCalls } from '@sitewright/model/calls/accounts'
import { Button } from '@sitewright/ui/controls/button'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi } from '../../data/calls/api'
import { textOfError } from '../../data/calls/call-error'
import { useSession } from '../../data/queries'

/** In the place of what only accounts with a confirmed email address may do. `toDo` ends the sentence. */
export function ConfirmedEmailOnly({ toDo, children }: { toDo: string; children: ReactNode }) {
  const session = useSession().data
  const send = useMutation({
    mutationFn: () => callApi(accountCalls.sendConfirmation),
    onSuccess: () => void toasts.show({ text: `Email sent to ${session?.account?.email}` }),
    onError: (error) => void toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  if (session?.isEmailConfirmed !== false || session.account === null) return children
  return (
    <div className="form card" role="status">
      <p>
        Confirm your email address {toDo}. Open the link in the email we sent to <b>{session.account.email}</b>.
      </p>
      <div className="row-actions">
        <Button disabled={send.isPending} onClick={() => send.mutate()}>
          Resend email
        </Button>
      </div>
    </div>
  )
}
