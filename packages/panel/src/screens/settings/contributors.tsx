import type { Contributor } from '@sitewright/model/accounts/account-answers'
import { type RoleName, roleLabels, roles } from '@sitewright/model/accounts/roles'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button, IconButton } from '@sitewright/ui/button'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../data/api'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { queryKeys, useContributors } from '../../data/queries'

const roleNames = Object.keys(roles) as RoleName[]
const choices = roleNames.map((value) => ({ value, label: roleLabels[value] }))

export function Contributors() {
  const contributors = useContributors()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: (accountId: string) => callApi(fillPath(api.contributor, { accountId }), { method: 'DELETE' }),
    onSuccess: () => toasts.show({ text: 'The contributor is removed.' }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.contributors }),
  })
  return (
    <div className="form settings-form">
      <h3>Contributors</h3>
      <p className="sw-field-hint">People who work on this site with you.</p>
      <AddContributorForm />
      {contributors.isPending ? <Skeleton lines={3} label="Loading contributors" /> : null}
      {contributors.isError ? (
        <LoadFailure text={contributors.error.message} onRetry={() => contributors.refetch()} />
      ) : null}
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
  const names = roleNames.filter((name) => numbers.includes(roles[name])).map((name) => roleLabels[name])
  return [account.email, isOwner ? 'Owner' : names.join(', ')].filter(Boolean).join(' · ')
}

function AddContributorForm() {
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<RoleName>('editor')
  const add = useMutation({
    mutationFn: () => callApi<Contributor>(api.contributors, { method: 'POST', body: { email, roles: [roles[role]] } }),
    onSuccess: () => {
      setEmail('')
      toasts.show({ text: 'The contributor is added.' })
      return client.invalidateQueries({ queryKey: queryKeys.contributors })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    add.mutate()
  }
  return (
    <form className="form card" onSubmit={submit}>
      <TextField
        label="E-mail address of an account"
        type="email"
        required
        value={email}
        error={fieldErrorsOf(add.error).email ?? (add.isError ? textOfError(add.error) : undefined)}
        onChange={setEmail}
      />
      <Select label="Role" value={role} choices={choices} onChange={setRole} />
      <div className="row-actions">
        <Button kind="primary" type="submit" disabled={add.isPending}>
          Add
        </Button>
      </div>
    </form>
  )
}
