import type { AccessToken } from '@sitewright/model/accounts/account-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../data/api'
import { fieldErrorsOf, textOfError } from '../../data/call-error'
import { queryKeys, useTokens } from '../../data/queries'
import { formatDay } from '../../parts/format-time'

export function Tokens() {
  const tokens = useTokens()
  const client = useQueryClient()
  const [revoking, setRevoking] = useState<AccessToken | null>(null)
  const revoke = useMutation({
    mutationFn: (tokenId: string) => callApi(fillPath(api.token, { tokenId }), { method: 'DELETE' }),
    onSuccess: () => toasts.show({ text: 'The token is revoked.' }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.tokens }),
  })
  return (
    <div className="form settings-form">
      <h3>Access tokens</h3>
      <p className="sw-field-hint">
        A token lets a program use the API in your name. See the <a href={api.docs}>description of the API</a>.
      </p>
      <NewTokenForm />
      {tokens.isPending ? <Skeleton lines={3} label="Loading tokens" /> : null}
      {tokens.isError ? <LoadFailure text={tokens.error.message} onRetry={() => tokens.refetch()} /> : null}
      {tokens.data?.length === 0 ? (
        <EmptyState icon="link" title="No tokens yet">
          Create one when a program needs to reach your sites.
        </EmptyState>
      ) : null}
      <ul className="rows">
        {tokens.data?.map((token) => (
          <li key={token.id} className="row">
            <span className="row-main">
              <strong>{token.name}</strong>
              <span className="sw-field-hint">
                Created {formatDay(token.createdAt)},{' '}
                {token.lastUsedAt ? `last used ${formatDay(token.lastUsedAt)}` : 'never used'}
              </span>
            </span>
            <Button size="small" onClick={() => setRevoking(token)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {revoking ? (
        <ConfirmDialog
          title={`Revoke ${revoking.name}?`}
          confirmLabel="Revoke"
          isDanger
          onCancel={() => setRevoking(null)}
          onConfirm={() => {
            setRevoking(null)
            revoke.mutate(revoking.id)
          }}
        >
          <p>Programs that use it stop working at once.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

function NewTokenForm() {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const create = useMutation({
    mutationFn: () =>
      callApi<AccessToken & { secret: string }>(api.tokens, { method: 'POST', body: { name, password } }),
    onSuccess: () => {
      setName('')
      setPassword('')
      return client.invalidateQueries({ queryKey: queryKeys.tokens })
    },
  })
  const errors = fieldErrorsOf(create.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    create.mutate()
  }
  return (
    <form className="form card" onSubmit={submit}>
      <TextField
        label="Name of the new token"
        required
        maxLength={80}
        value={name}
        error={errors.name}
        onChange={setName}
      />
      <TextField
        label="Your password"
        type="password"
        required
        autoComplete="current-password"
        value={password}
        error={errors.password ?? (create.isError && !errors.name ? textOfError(create.error) : undefined)}
        onChange={setPassword}
      />
      <div className="row-actions">
        <Button kind="primary" type="submit" disabled={create.isPending}>
          Create
        </Button>
      </div>
      {create.data ? (
        <div className="secret" role="status">
          <p>Copy it now. It is not shown again.</p>
          <code>{create.data.secret}</code>
          <Button
            size="small"
            icon="copy"
            onClick={async () => {
              await navigator.clipboard.writeText(create.data.secret)
              toasts.show({ text: 'Copied.' })
            }}
          >
            Copy
          </Button>
        </div>
      ) : null}
    </form>
  )
}
