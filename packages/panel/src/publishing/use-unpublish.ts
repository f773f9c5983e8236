import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/calls/api'
import { textOfError } from '../data/calls/call-error'
import { queryKeys } from '../data/queries'

/** Takes a page back to a draft; Undo shows visitors again what they saw. */
export function useUnpublish(onChanged?: () => void): (page: PageSummary) => void {
  const client = useQueryClient()
  async function send(
    call: typeof pageCalls.unpublishPage | typeof pageCalls.undoUnpublishPage,
    pageId: string,
  ): Promise<boolean> {
    try {
      await callApi(call, { params: { pageId } })
      onChanged?.()
      return true
    } catch (error) {
      toasts.show({ kind: 'error', text: textOfError(error) })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.pages })
    }
  }
  async function unpublish({ id, settings: { title }, scheduledAt }: PageSummary) {
    if (!(await send(pageCalls.unpublishPage, id))) return
    toasts.show({
      text: `“${title}” unpublished${scheduledAt ? '. Schedule canceled.' : ''}`,
      action: { label: 'Undo', run: () => void undo(id, title) },
    })
  }
  async function undo(id: string, title: string) {
    if (await send(pageCalls.undoUnpublishPage, id)) toasts.show({ text: `“${title}” published again` })
  }
  return (page) => void unpublish(page)
}
