import { mailCalls } from '@sitewright/model/calls/mail'
import type { OutboxMail } from '@sitewright/model/mail/mail-answers'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../data/calls/api'
import { textOfError } from '../../data/calls/call-error'
import { formatMoment } from '../../ground/format-time'
import { LoadState } from '../../parts/load-state'
import { MailPreviews } from './mail-previews'
import { MailView } from './mail-view'
import './mail.css'
import { callAddress } from '../../data/calls/call-address'

const queryKey = ['outbox'] as const

/** Mails that were written while no mail server was set, and how the mails of the site look. */
export function Outbox() {
  const client = useQueryClient()
  const [open, setOpen] = useState<OutboxMail | null>(null)
  const outbox = useInfiniteQuery({
    queryKey,
    staleTime: 0,
    initialPageParam: '',
    queryFn: ({ pageParam }) => callApi(mailCalls.listOutbox, { query: { before: pageParam } }),
    getNextPageParam: (page) => page.next,
  })
  const test = useMutation({
    mutationFn: () => callApi(mailCalls.sendTestMail),
    onSuccess: ({ to }) => toasts.show({ text: `Test email sent to ${to}` }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const mails = outbox.data?.pages.flatMap((page) => page.mails) ?? []
  const hasServer = outbox.data?.pages[0]?.transport === 'smtp'
  return (
    <div className="form settings-form">
      <h3>Sent email</h3>
      <p className="sw-field-hint">
        {hasServer
          ? 'Emails from this site are sent through the host’s mail server.'
          : 'The host has no mail server yet. Emails from this site are kept here for 30 days and aren’t delivered.'}
      </p>
      <div className="row-actions">
        <Button onClick={() => test.mutate()} disabled={test.isPending}>
          Send test email
        </Button>
        <Button kind="quiet" onClick={() => outbox.refetch()} disabled={outbox.isFetching}>
          Reload
        </Button>
      </div>
      <LoadState query={outbox}>
        <Skeleton lines={3} label="Loading emails" />
      </LoadState>
      {outbox.data && mails.length === 0 ? (
        <EmptyState icon="file" title="No emails">
          {hasServer ? 'Delivered emails aren’t kept here.' : 'Emails appear here once your site sends one.'}
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
          Show more
        </Button>
      ) : null}
      <MailPreviews />
      {open ? (
        <MailView
          title={open.subject || '(no subject)'}
          note={`From ${open.from} to ${open.to}`}
          address={callAddress(mailCalls.showOutboxMail, { params: { mailId: open.id } })}
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
