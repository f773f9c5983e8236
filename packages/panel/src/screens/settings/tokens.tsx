import type { AccessToken } from '@sitewright/model/accounts/account-answers'
import type { TokenScope } from '@sitewright/model/accounts/token-scopes'
import { accountCalls } from '@sitewright/model/calls/accounts'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { api } from '@sitewright/model/routes/api'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callApi } from '../../data/calls/api'
import { fieldErrorsOf, textOfError } from '../../data/calls/call-error'
import { queryKeys, useTokens } from '../../data/queries'
import { LoadState } from '../../parts/load-state'
import { RelativeTime } from '../../parts/relative-time'
import { describeScopes, ScopeFields } from './token-scope-fields'

export function Tokens() {
  const tokens = useTokens()
  const client = useQueryClient()
  const [revoking, setRevoking] = useState<AccessToken | null>(null)
  const revoke = useMutation({
    mutationFn: (tokenId: string) => callApi(accountCalls.revokeToken, { params: { tokenId } }),
    onSuccess: () => toasts.show({ text: 'API key revoked' }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.tokens }),
  })
  return (
    <div className="form settings-form">
      <h3>API keys</h3>
      <p className="sw-field-hint">
        An API key lets an app use the API on your behalf. See the <a href={api.docs}>API docs</a>.
      </p>
      <NewTokenForm />
      <LoadState query={tokens}>
        <Skeleton lines={3} label="Loading API keys" />
      </LoadState>
      {tokens.data?.length === 0 ? (
        <EmptyState icon="link" title="No API keys yet">
          Create one to connect an app to your sites.
        </EmptyState>
      ) : null}
      <ul className="rows">
        {tokens.data?.map((token) => (
          <li key={token.id} className="row">
            <span className="row-main">
              <strong>{token.name}</strong>
              <span className="sw-field-hint">{describeScopes(token.scopes)}</span>
              <span className="sw-field-hint">
                Created <RelativeTime time={token.createdAt} />,{' '}
                {token.lastUsedAt ? (
                  <>
                    last used <RelativeTime time={token.lastUsedAt} />
                  </>
                ) : (
                  'never used'
                )}
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
          <p>Apps that use it stop working immediately.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

function NewTokenForm() {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [scopes, setScopes] = useState<TokenScope[] | null>(null)
  const create = useMutation({
    mutationFn: () => callApi(accountCalls.createToken, { body: { name, password, scopes } }),
    onSuccess: () => {
      setName('')
      setPassword('')
      setScopes(null)
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
        label="Key name"
        required
        maxLength={maxLengthOf(accountCalls.createToken.body.shape.name)}
        value={name}
        error={errors.name}
        onChange={setName}
      />
      <ScopeFields value={scopes} error={errors.scopes} onChange={setScopes} />
      <TextField
        label="Your password"
        type="password"
        required
        autoComplete="current-password"
        value={password}
        error={
          errors.password ?? (create.isError && !errors.name && !errors.scopes ? textOfError(create.error) : undefined)
        }
        onChange={setPassword}
      />
      <div className="row-actions">
        <Button kind="primary" type="submit" disabled={create.isPending}>
          Create API key
        </Button>
      </div>
      {create.data ? (
        <div className="secret" role="status">
          <p>Copy your API key now. It won’t be shown again.</p>
          <code>{create.data.secret}</code>
          <Button
            size="small"
            icon="copy"
            onClick={async () => {
              await navigator.clipboard.writeText(create.data.secret)
              toasts.show({ text: 'Copied' })
            }}
          >
            Copy
          </Button>
        </div>
      ) : null}
    </form>
  )
}
