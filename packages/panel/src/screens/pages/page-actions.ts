import type {
  NewPage,
  PageDetail,
  PageSettingsChange,
  PageSummary,
  SiteNavigation,
} from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/api'
import { textOfError } from '../../data/call-error'
import { queryKeys } from '../../data/queries'

export type PageRequest =
  | { kind: 'create'; page: Partial<NewPage> & { title: string } }
  | { kind: 'change'; pageId: string; change: PageSettingsChange }
  | { kind: 'arrange'; navigation: SiteNavigation }
  | { kind: 'duplicate' | 'delete' | 'restore' | 'unpublish'; pageId: string }

function send(request: PageRequest): Promise<PageSummary | PageDetail | SiteNavigation> {
  if (request.kind === 'create') return callApi(api.pages, { method: 'POST', body: request.page })
  if (request.kind === 'arrange') return callApi(api.siteNavigation, { method: 'PUT', body: request.navigation })
  const { pageId } = request
  switch (request.kind) {
    case 'change':
      return callApi(fillPath(api.page, { pageId }), { method: 'PATCH', body: request.change })
    case 'duplicate':
      return callApi(fillPath(api.pageDuplicate, { pageId }), { method: 'POST' })
    case 'restore':
      return callApi(fillPath(api.pageRestore, { pageId }), { method: 'POST' })
    case 'unpublish':
      return callApi(fillPath(api.pageUnpublish, { pageId }), { method: 'POST' })
    case 'delete':
      return callApi(fillPath(api.page, { pageId }), { method: 'DELETE' })
  }
}

/** Every change of the list of pages; the list is read anew after each, for the host may have changed more. */
export function usePageActions(onChanged: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: onChanged,
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.pages }),
  })
}
