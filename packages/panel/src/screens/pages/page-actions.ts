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
import { arrangeSummaries } from './arrange-pages'

export type PageRequest =
  | { kind: 'create'; page: Partial<NewPage> & { title: string } }
  | { kind: 'change'; pageId: string; change: PageSettingsChange }
  | { kind: 'arrange'; navigation: SiteNavigation }
  | { kind: 'duplicate' | 'delete' | 'restore' | 'unpublish' | 'delete-forever'; pageId: string }

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
    case 'delete-forever':
      return callApi(fillPath(api.pageForever, { pageId }), { method: 'DELETE' })
    case 'delete':
      return callApi(fillPath(api.page, { pageId }), { method: 'DELETE' })
  }
}

/**
 * Every change of the list of pages, one after the other; the list is read anew at the end, for the host may have changed
 * more. A new order is shown at once and goes back when the host refuses it.
 */
export function usePageActions(onChanged: (request: PageRequest) => void) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: queryKeys.pages,
    scope: { id: 'pages' },
    mutationFn: send,
    onSuccess: (_, request) => onChanged(request),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: async () => {
      if (client.isMutating({ mutationKey: queryKeys.pages }) <= 1)
        await client.invalidateQueries({ queryKey: queryKeys.pages })
    },
  })
  return (request: PageRequest) => {
    if (request.kind === 'arrange') {
      void client.cancelQueries({ queryKey: queryKeys.pages })
      client.setQueryData<PageSummary[]>(
        queryKeys.pages,
        (pages) => pages && arrangeSummaries(pages, request.navigation),
      )
    }
    mutate(request)
  }
}
