import type { CreatedPreviewLink, PageSummary, PreviewLink } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { LoadFailure } from '@sitewright/ui/empty-state'
import { Select } from '@sitewright/ui/select'
import { Skeleton } from '@sitewright/ui/skeleton'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../data/api'
import { textOfError } from '../data/call-error'
import type { PageSession } from '../document/page-session'

const lifetimes = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
] as const

interface PreviewLinksProps {
  session: PageSession
  page: PageSummary
  onClose: () => void
}

/** Links that show the draft to people without an account. */
export function PreviewLinks({ session, page, onClose }: PreviewLinksProps) {
  const address = fillPath(api.pagePreviewLinks, { pageId: page.id })
  const query = useQuery({
    queryKey: ['preview-links', page.id],
    queryFn: async () => (await callApi<{ links: PreviewLink[] }>(address)).links,
  })
  const [days, setDays] = useState<(typeof lifetimes)[number]['value']>('7')
  const onError = (error: unknown) => toasts.show({ kind: 'error', text: textOfError(error) })
  const make = useMutation({
    mutationFn: async () => {
      await session.autosave.flush()
      return callApi<CreatedPreviewLink>(address, { method: 'POST', body: { days: Number(days) } })
    },
    onError,
    onSettled: () => query.refetch(),
  })
  const revoke = useMutation({
    mutationFn: (linkId: string) =>
      callApi(fillPath(api.pagePreviewLink, { pageId: page.id, linkId }), { method: 'DELETE' }),
    onError,
    onSettled: () => query.refetch(),
  })
  const made = make.data ? location.origin + make.data.path : null
  return (
    <Dialog title="Preview links" widthPx={520} onCancel={onClose}>
      <p>Whoever has such a link sees the draft of this page, without signing in, until it expires or you revoke it.</p>
      <div className="preview-make">
        <Select label="Works for" value={days} choices={lifetimes} onChange={setDays} />
        <Button kind="primary" disabled={make.isPending} onClick={() => make.mutate()}>
          Make a link
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
          <p className="sw-field-hint">The address is shown this once. Copy it now.</p>
        </div>
      ) : null}
      {query.isPending ? <Skeleton lines={2} label="Loading the links" /> : null}
      {query.isError ? <LoadFailure text={query.error.message} onRetry={() => query.refetch()} /> : null}
      {query.data?.length === 0 ? <p className="sw-field-hint">No link works at the moment.</p> : null}
      <ul className="preview-list">
        {query.data?.map((link) => (
          <li key={link.id}>
            <span>
              Works until {new Date(link.expiresAt).toLocaleString()}
              {link.authorName ? ` · made by ${link.authorName}` : ''}
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
