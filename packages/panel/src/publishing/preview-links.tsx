import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../data/calls/api'
import { textOfError } from '../data/calls/call-error'
import type { PageSession } from '../document/sessions/page-session'
import { siteAddress } from '../ground/site-address'
import { LoadState } from '../parts/load-state'

const lifetimes = [
  { value: '1', days: 1, label: '1 day' },
  { value: '7', days: 7, label: '7 days' },
  { value: '30', days: 30, label: '30 days' },
] as const

interface PreviewLinksProps {
  session: PageSession
  page: PageSummary
  onClose: () => void
}

/** Links that show the draft to people without an account. */
export function PreviewLinks({ session, page, onClose }: PreviewLinksProps) {
  const params = { pageId: page.id }
  const query = useQuery({
    queryKey: ['preview-links', page.id],
    queryFn: async () => (await callApi(pageCalls.listPreviewLinks, { params })).links,
  })
  const [lifetime, setLifetime] = useState<(typeof lifetimes)[number]['value']>('7')
  const onError = (error: unknown) => toasts.show({ kind: 'error', text: textOfError(error) })
  const make = useMutation({
    mutationFn: async () => {
      await session.autosave.flush()
      return callApi(pageCalls.createPreviewLink, {
        params,
        body: { days: lifetimes.find((it) => it.value === lifetime)?.days },
      })
    },
    onError,
    onSettled: () => query.refetch(),
  })
  const revoke = useMutation({
    mutationFn: (linkId: string) => callApi(pageCalls.revokePreviewLink, { params: { ...params, linkId } }),
    onError,
    onSettled: () => query.refetch(),
  })
  const made = make.data ? siteAddress.value + make.data.path : null
  return (
    <Dialog title="Preview links" widthPx={520} onCancel={onClose}>
      <p>
        Anyone with the link can see the draft of this page without signing in, until the link expires or you revoke it.
      </p>
      <div className="preview-make">
        <Select label="Expires after" value={lifetime} choices={lifetimes} onChange={setLifetime} />
        <Button kind="primary" disabled={make.isPending} onClick={() => make.mutate()}>
          Create link
        </Button>
      </div>
      {made ? (
        <div className="preview-made" role="status">
          <a href={made} target="_blank" rel="noreferrer">
            {made}
          </a>
          <Button size="small" icon="copy" onClick={() => void navigator.clipboard?.writeText(made)}>
            Copy
          </Button>
          <p className="sw-field-hint">Copy the link now. It won’t be shown again.</p>
        </div>
      ) : null}
      <LoadState query={query}>
        <Skeleton lines={2} label="Loading links" />
      </LoadState>
      {query.data?.length === 0 ? <p className="sw-field-hint">No active links</p> : null}
      <ul className="preview-list">
        {query.data?.map((link) => (
          <li key={link.id}>
            <span>
              Expires {new Date(link.expiresAt).toLocaleString()}
              {link.authorName ? ` · created by ${link.authorName}` : ''}
            </span>
            <Button size="small" disabled={revoke.isPending} onClick={() => revoke.mutate(link.id)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
