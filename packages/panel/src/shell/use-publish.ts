import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/api'
import { textOfError } from '../data/call-error'
import { queryKeys } from '../data/queries'
import type { PageSession } from '../document/page-session'

/** Publishes exactly what is on the screen: what is waiting is saved first. */
export function usePublish(session: PageSession, page: PageSummary): { publish: () => void; isPublishing: boolean } {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: async () => {
      if (!(await session.autosave.flush())) throw new Error('The page could not be saved, so it was not published.')
      const address = fillPath(api.pagePublish, { pageId: page.id })
      return callApi<PageSummary>(address, { method: 'POST', body: { version: session.autosave.version() } })
    },
    onSuccess: () => toasts.show({ text: `“${page.settings.title}” is published.` }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.pages }),
  })
  return { publish: () => mutation.mutate(), isPublishing: mutation.isPending }
}
