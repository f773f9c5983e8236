import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { Menu } from '@sitewright/ui/floating/menu'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/calls/api'
import { textOfError } from '../data/calls/call-error'
import { queryKeys } from '../data/queries'
import { viewLive } from './use-publish'
import { useUnpublish } from './use-unpublish'

interface OpenPublishing {
  readonly links: () => void
  readonly schedule: () => void
  readonly 'publish-all': () => void
}

/** What can be done with the draft besides publishing it now. */
export function PublishMenu({ page, open }: { page: PageSummary; open: OpenPublishing }) {
  const client = useQueryClient()
  const unpublish = useUnpublish()
  async function cancelSchedule() {
    try {
      await callApi(pageCalls.cancelPageSchedule, { params: { pageId: page.id } })
      toasts.show({ text: 'Schedule canceled' })
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
    }
    await client.invalidateQueries({ queryKey: queryKeys.pages })
  }
  const items = [
    ...(page.publishedAt ? [{ label: 'View live', run: () => viewLive(page) }] : []),
    { label: 'Publish all changes', run: open['publish-all'] },
    { label: 'Share preview link', run: open.links },
    { label: page.scheduledAt ? 'Change schedule' : 'Schedule publishing', run: open.schedule },
    ...(page.scheduledAt
      ? [
          {
            label: 'Cancel schedule',
            run: () => void cancelSchedule(),
          },
        ]
      : []),
    ...(page.publishedAt && !page.isHomepage
      ? [
          {
            label: 'Unpublish',
            isDanger: true,
            run: () => unpublish(page),
          },
        ]
      : []),
  ]
  return <Menu label="Publishing options" icon="chevron" items={items} />
}
