import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { daysLeftInBin } from '@sitewright/model/pages/page-bin'
import { api } from '@sitewright/model/routes/api'
import { Button, IconButton } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../data/api'
import { queryKeys } from '../../data/queries'
import type { PageRequest } from './page-actions'

/** What was deleted, how long it stays, the way back and the way out. */
export function PageBin({ run }: { run: (request: PageRequest) => void }) {
  const [leaving, setLeaving] = useState<PageSummary | null>(null)
  const bin = useQuery({
    queryKey: [...queryKeys.pages, 'bin'],
    queryFn: async () => (await callApi<{ pages: PageSummary[] }>(`${api.pages}?bin=true`)).pages,
  })
  if (!bin.data || bin.data.length === 0) return null
  return (
    <details className="page-group page-bin">
      <summary>Bin ({bin.data.length})</summary>
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
              label={`Delete ${page.settings.title} for ever`}
              onClick={() => setLeaving(page)}
            />
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          title="Delete this page for ever?"
          confirmLabel="Delete for ever"
          isDanger
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            run({ kind: 'delete-forever', pageId: leaving.id })
            setLeaving(null)
          }}
        >
          <p>“{leaving.settings.title}” and all its earlier versions are lost. This cannot be undone.</p>
        </ConfirmDialog>
      ) : null}
    </details>
  )
}

function writeDaysLeft({ deletedAt }: PageSummary): string {
  const days = daysLeftInBin(Date.parse(deletedAt ?? ''), Date.now())
  if (days <= 0) return 'Leaves today'
  return days === 1 ? '1 day left' : `${days} days left`
}
