import type { OutboxList, OutboxMail } from '@sitewright/model/mail/mail-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { toasts } from '@sitewright/ui/toast-store'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../data/api'
import { textOfError } from '../../data/call-error'
import { formatMoment } from '../../parts/format-time'
import { MailPreviews } from './mail-previews'
import { MailView } from './mail-view'
import './mail.css'

const queryKey = ['outbox'] as const

/** Mails that were written while no mail server was set, and how the mails of the site look. */
export function Outbox() {
  const client = useQueryClient()
  const [open, setOpen] = useState<OutboxMail | null>(null)
  const outbox = useInfiniteQuery({
    queryKey,
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => callApi<OutboxList>(pageParam ? `${api.outbox}?before=${pageParam}` : api.outbox),
    getNextPageParam: (page) => page.next,
  })
  const test = useMutation({
    mutationFn: () => callApi<{ to: string }>(api.mailTest, { method: 'POST' }),
    onSuccess: ({ to }) => toasts.show({ text: `A test mail to ${to} is on its way.` }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const mails = outbox.data?.pages.flatMap((page) => page.mails) ?? []
  const hasServer = outbox.data?.pages[0]?.transport === 'smtp'
  return (
    <div className="form settings-form">
      <h3>Outbox</h3>
      <p className="sw-field-hint">
        {hasServer
          ? 'Mails of this site go out by the mail server of the host.'
          : 'The host has no mail server yet: mails of this site are kept here for 30 days and reach nobody.'}
      </p>
      <div className="row-actions">
        <Button onClick={() => test.mutate()} disabled={test.isPending}>
          Send me a test mail
        </Button>
        <Button kind="quiet" onClick={() => outbox.refetch()} disabled={outbox.isFetching}>
          Reload
        </Button>
      </div>
      {outbox.isPending ? <Skeleton lines={3} label="Loading the outbox" /> : null}
      {outbox.isError ? <LoadFailure text={outbox.error.message} onRetry={() => outbox.refetch()} /> : null}
      {outbox.data && mails.length === 0 ? (
        <EmptyState icon="file" title="The outbox is empty">
          {hasServer ? 'Sent mails are not kept here.' : 'Mails appear here as soon as the site sends one.'}
        </EmptyState>
      ) : null}
      <ul className="rows">
        {mails.map((mail) => (
          <li key={mail.id} className="row">
            <span className="row-main">
              <strong>{mail.subject || '(no subject)'}</strong>
              <span className="sw-field-hint">
                To {mail.to} · {formatDate(mail.date)}
              </span>
            </span>
            <Button size="small" aria-label={`Read: ${mail.subject}, to ${mail.to}`} onClick={() => setOpen(mail)}>
              Read
            </Button>
          </li>
        ))}
      </ul>
      {outbox.hasNextPage ? (
        <Button onClick={() => outbox.fetchNextPage()} disabled={outbox.isFetchingNextPage}>
          Show older mails
        </Button>
      ) : null}
      <MailPreviews />
      {open ? (
        <MailView
          title={open.subject || '(no subject)'}
          note={`From ${open.from} to ${open.to}`}
          address={fillPath(api.outboxMailHtml, { mailId: open.id })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}

/** As the mail states it, which may be anything. */
function formatDate(date: string): string {
  return Number.isNaN(Date.parse(date)) ? date : formatMoment(date)
}
