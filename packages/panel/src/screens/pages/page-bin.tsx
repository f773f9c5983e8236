import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { daysLeftInBin } from '@sitewright/model/pages/page-bin'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../data/calls/api'
import { queryKeys } from '../../data/queries'
import type { PageRequest } from './tree/page-actions'

/** What was deleted, how long it stays, the way back and the way out. */
export function PageBin({ run }: { run: (request: PageRequest) => void }) {
  const [leaving, setLeaving] = useState<PageSummary | null>(null)
  const bin = useQuery({
    queryKey: [...queryKeys.pages, 'bin'],
    queryFn: async () => (await callApi(pageCalls.listPages, { query: { bin: true } })).pages,
  })
  if (!bin.data || bin.data.length === 0) return null
  return (
    <details className="page-group page-bin">
      <summary>Trash ({bin.data.length})</summary>
      <p className="sw-field-hint">Restored pages are drafts. Publish them to show them to visitors.</p>
      <ul>
        {bin.data.map((page) => (
          <li key={page.id} className="page-row">
            <span className="page-link">
              {page.settings.title}
              <span className="page-days">{writeDaysLeft(page)}</span>
            </span>
            <Button size="small" onClick={() => run({ kind: 'restore', pageId: page.id })}>
              Restore<span className="sw-hidden-text"> {page.settings.title}</span>
            </Button>
            <IconButton
              icon="trash"
              label={`Delete ${page.settings.title} permanently`}
              onClick={() => setLeaving(page)}
            />
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          title="Delete page permanently?"
          confirmLabel="Delete permanently"
          isDanger
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            run({ kind: 'delete-forever', pageId: leaving.id })
            setLeaving(null)
          }}
        >
          <p>“{leaving.settings.title}” and all its versions will be gone. This can’t be undone.</p>
        </ConfirmDialog>
      ) : null}
    </details>
  )
}

function writeDaysLeft({ deletedAt }: PageSummary): string {
  const days = daysLeftInBin(Date.parse(deletedAt ?? ''), Date.now())
  if (days <= 0) return 'Less than 1 day left'
  return days === 1 ? '1 day left' : `${days} days left`
}
