import type { Contributor } from '@sitewright/model/accounts/account-answers'
import { describeRoles, offeredRoles, type RoleName, roleLabels, roles } from '@sitewright/model/accounts/roles'
import { contributorCalls } from '@sitewright/model/calls/contributors'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '../../data/calls/api'
import { fieldErrorsOf, textOfError } from '../../data/calls/call-error'
import { queryKeys, useContributors } from '../../data/queries'
import { LoadState } from '../../parts/load-state'
import { ConfirmedEmailOnly } from './confirm-email-note'
import { InvitationList } from './invitation-list'
import { useInvitationChanges } from './use-invitations'
import './site-status.css'

export function Contributors() {
  const contributors = useContributors()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: (accountId: string) => callApi(contributorCalls.removeContributor, { params: { accountId } }),
    onSuccess: () => toasts.show({ text: 'Contributor removed' }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.contributors }),
  })
  return (
    <div className="form settings-form">
      <h3>Contributors</h3>
      <p className="sw-field-hint">People who work on this site with you.</p>
      <ConfirmedEmailOnly toDo="to invite people">
        <InviteForm />
      </ConfirmedEmailOnly>
      <InvitationList />
      <LoadState query={contributors}>
        <Skeleton lines={3} label="Loading contributors" />
      </LoadState>
      <ul className="rows">
        {contributors.data?.map((contributor) => (
          <li key={contributor.account.id} className="row">
            <span className="row-main">
              <strong>{contributor.account.displayName || contributor.account.email}</strong>
              <span className="sw-field-hint">{describe(contributor)}</span>
            </span>
            {contributor.isOwner ? null : (
              <IconButton
                icon="trash"
                label={`Remove ${contributor.account.email}`}
                onClick={() => remove.mutate(contributor.account.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function describe({ account, isOwner, roles: numbers }: Contributor): string {
  return [account.email, isOwner ? 'Owner' : describeRoles(numbers)].filter(Boolean).join(' · ')
}

function InviteForm() {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<RoleName>('editor')
  const group = useId()
  const { invite } = useInvitationChanges()
  function submit(event: FormEvent) {
    event.preventDefault()
    invite.mutate({ email, roles: [roles[role]] }, { onSuccess: () => setEmail('') })
  }
  return (
    <form className="form card" onSubmit={submit}>
      <TextField
        label="Email address"
        type="email"
        required
        hint="We’ll email them a link that works for seven days."
        value={email}
        error={fieldErrorsOf(invite.error).email ?? (invite.isError ? textOfError(invite.error) : undefined)}
        onChange={setEmail}
      />
      <fieldset className="standing">
        <legend className="sw-field-label">Role</legend>
        {offeredRoles.map(({ name, text }) => (
          <label key={name} className="standing-choice">
            <input type="radio" name={group} checked={name === role} onChange={() => setRole(name)} />
            <span>
              <strong>{roleLabels[name]}</strong>
              <span className="sw-field-hint">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="row-actions">
        <Button kind="primary" type="submit" disabled={invite.isPending}>
          Send invitation
        </Button>
      </div>
    </form>
  )
}
