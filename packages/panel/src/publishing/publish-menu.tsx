import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Menu } from '@sitewright/ui/menu'
import { toasts } from '@sitewright/ui/toast-store'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callApi } from '../data/api'
import { textOfError } from '../data/call-error'
import { queryKeys } from '../data/queries'
import type { PageSession } from '../document/page-session'
import './publishing.css'

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog')).ScheduleDialog }))
const PreviewLinks = lazy(async () => ({ default: (await import('./preview-links')).PreviewLinks }))
const VersionHistory = lazy(async () => ({ default: (await import('./version-history')).VersionHistory }))

/** What can be done with the draft besides publishing it now. */
export function PublishMenu({ session, page }: { session: PageSession; page: PageSummary }) {
  const client = useQueryClient()
  const [open, setOpen] = useState<'schedule' | 'links' | 'history' | null>(null)
  const close = () => setOpen(null)
  async function run(
    path: typeof api.pageUnpublish | typeof api.pageSchedule,
    method: 'POST' | 'DELETE',
    text: string,
  ) {
    try {
      await callApi(fillPath(path, { pageId: page.id }), { method })
      toasts.show({ text })
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
    await client.invalidateQueries({ queryKey: queryKeys.pages })
  }
  const items = [
    { label: 'Version history', run: () => setOpen('history') },
    { label: 'Share a preview link', run: () => setOpen('links') },
    { label: page.scheduledAt ? 'Change the schedule' : 'Schedule publishing', run: () => setOpen('schedule') },
    ...(page.scheduledAt
      ? [
          {
            label: 'Cancel the schedule',
            run: () => void run(api.pageSchedule, 'DELETE', 'The schedule is cancelled.'),
          },
        ]
      : []),
    ...(page.publishedAt && !page.isHomepage
      ? [
          {
            label: 'Unpublish',
            isDanger: true,
            run: () => void run(api.pageUnpublish, 'POST', 'Visitors no longer see this page.'),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu label="More about publishing" icon="chevron" items={items} />
      <Suspense fallback={null}>
        {open === 'schedule' ? <ScheduleDialog session={session} page={page} onClose={close} /> : null}
        {open === 'links' ? <PreviewLinks session={session} page={page} onClose={close} /> : null}
        {open === 'history' ? <VersionHistory session={session} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
