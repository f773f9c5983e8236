import { pageCalls } from '@sitewright/model/calls/pages'
import type { NewPage, PageSettingsChange, PageSummary, SiteNavigation } from '@sitewright/model/pages/page-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../data/calls/api'
import { textOfError } from '../../../data/calls/call-error'
import { queryKeys } from '../../../data/queries'
import { arrangeSummaries } from './arrange-pages'

export type PageRequest =
  | { kind: 'create'; page: Partial<NewPage> & { title: string } }
  | { kind: 'change'; pageId: string; change: PageSettingsChange }
  | { kind: 'arrange'; navigation: SiteNavigation }
  | { kind: 'duplicate' | 'delete' | 'undo-delete' | 'restore' | 'delete-forever'; pageId: string }

function send(request: PageRequest): Promise<unknown> {
  if (request.kind === 'create') return callApi(pageCalls.createPage, { body: request.page })
  if (request.kind === 'arrange') return callApi(pageCalls.arrangePages, { body: request.navigation })
  const params = { pageId: request.pageId }
  switch (request.kind) {
    case 'change':
      return callApi(pageCalls.changePageSettings, { params, body: request.change })
    case 'duplicate':
      return callApi(pageCalls.duplicatePage, { params })
    case 'restore':
      return callApi(pageCalls.restorePage, { params })
    case 'undo-delete':
      return callApi(pageCalls.undoDeletePage, { params })
    case 'delete-forever':
      return callApi(pageCalls.deletePageForever, { params })
    case 'delete':
      return callApi(pageCalls.deletePage, { params })
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
