import { describeInterfaceFailure } from '@sitewright/model/forms/checks/interface-checks'
import { Button } from '@sitewright/ui/controls/button'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasErrorKey } from '../../data/calls/call-error'
import { makeWebhookSecret, testWebhook, useWebhookSecret } from '../../data/forms/forms'

const failure = describeInterfaceFailure('update')

/** The secret is shown once, right after it is made; a lost one is replaced. */
export function WebhookTools({ formId }: { formId: string }) {
  const state = useWebhookSecret(formId)
  const [secret, setSecret] = useState<string | null>(null)
  const making = useMutation({
    mutationFn: () => makeWebhookSecret(formId),
    onSuccess: setSecret,
    onError: () => toasts.show({ kind: 'error', text: `${failure.title}. ${failure.advice}` }),
  })
  const test = useMutation({ mutationFn: () => testWebhook(formId) })
  if (hasErrorKey(state.error, 'form.unknown'))
    return <p className="sw-field-hint">Publish the page first. Then create the signing secret here.</p>
  const { hasSecret = false, lastFour = null } = state.data ?? {}
  return (
    <div className="form-webhook">
      {secret ? (
        <div className="secret" role="status">
          <p>This is your signing secret. Copy it now. It’s shown only once.</p>
          <code>{secret}</code>
          <Button
            size="small"
            icon="copy"
            onClick={() => {
              void navigator.clipboard.writeText(secret)
              toasts.show({ text: 'Secret copied' })
            }}
          >
            Copy
          </Button>
        </div>
      ) : null}
      {!secret && hasSecret ? <p className="sw-field-hint">Signing secret: ••••{lastFour}</p> : null}
      <div className="form-webhook-actions">
        <Button size="small" disabled={making.isPending || state.isPending} onClick={() => making.mutate()}>
          {hasSecret ? 'Renew secret' : 'Create secret'}
        </Button>
        <Button size="small" disabled={test.isPending} onClick={() => test.mutate()}>
          Send test
        </Button>
      </div>
      {hasSecret && !secret ? (
        <p className="sw-field-hint">A new secret takes effect immediately. The test goes to the published URL.</p>
      ) : null}
      <p role="status" className={isFine(test.data?.status) ? 'sw-field-hint' : 'sw-field-error'}>
        {test.isPending ? 'Sending…' : null}
        {test.isError ? test.error.message : null}
        {test.data ? describeTest(test.data) : null}
      </p>
    </div>
  )
}

function isFine(status: number | null | undefined): boolean {
  return typeof status === 'number' && status >= 200 && status < 300
}

function describeTest({ status, problem }: { status: number | null; problem: string | null }): string {
  if (status === null) return problem ?? 'No response'
  return isFine(status) ? `It works: status ${status}` : `The receiver responded with status ${status}.`
}
