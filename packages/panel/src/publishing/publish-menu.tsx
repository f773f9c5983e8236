import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { Menu } from '@sitewright/ui/menu'
import { toasts } from '@sitewright/ui/toast-store'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/api'
import { textOfError } from '../data/call-error'
import { queryKeys } from '../data/queries'
import type { OpenOver } from '../shell/panel-overlays'
import { viewLive } from '../shell/use-publish'

/** What can be done with the draft besides publishing it now. */
export function PublishMenu({ page, open }: { page: PageSummary; open: OpenOver }) {
  const client = useQueryClient()
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
    ...(page.publishedAt ? [{ label: 'View live', run: () => viewLive(page) }] : []),
    { label: 'Share a preview link', run: open.links },
    { label: page.scheduledAt ? 'Change the schedule' : 'Schedule publishing', run: open.schedule },
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
  return <Menu label="More about publishing" icon="chevron" items={items} />
}
