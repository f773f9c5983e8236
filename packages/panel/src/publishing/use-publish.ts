import { pageCalls } from '@sitewright/model/calls/pages'
import { recoveryActions } from '@sitewright/model/data-layer/connection-strings'
import { noRedirectFlag } from '@sitewright/model/navigation/panel-redirect'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { paths } from '@sitewright/model/routes/paths'
import type { SiteVisibility } from '@sitewright/model/site/visibility'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/calls/api'
import { isLost, textOfError } from '../data/calls/call-error'
import { queryKeys } from '../data/queries'
import type { PageSession } from '../document/sessions/page-session'
import { siteAddress } from '../ground/site-address'

export interface Publishing {
  readonly publish: () => void
  /** By whichever button it was asked for. */
  readonly isPublishing: boolean
}

/** Publishes exactly what is on the screen: what is waiting is saved first. Null where no page is open. */
export function usePublish(session: PageSession | null, page: PageSummary | null): Publishing | null {
  const client = useQueryClient()
  const mutationKey = ['publish', page?.id]
  const isPublishing = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async () => {
      if (!session || !page) return
      if (!(await session.autosave.flush())) throw new Error('The page couldn’t be saved, so it wasn’t published.')
      const body = { version: session.autosave.version() }
      await callApi(pageCalls.publishPage, { params: { pageId: page.id }, body })
    },
    onSuccess: () => page && tellOfPublished(page),
    onError: (error) =>
      toasts.show({
        kind: 'error',
        text: textOfError(error),
        ...(isLost(error) ? { action: { label: recoveryActions.row, run: () => mutate() } } : {}),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.pages }),
  })
  return session && page ? { publish: () => mutate(), isPublishing } : null
}

/**
 * Where visitors see the page, also its owner: a visit with the flag does not lead back to the panel. A site that is not open
 * learns on the way whose browser this is.
 */
export function liveAddress({ path }: Pick<PageSummary, 'path'>, visibility: SiteVisibility = 'public'): string {
  const page = `${path}?${noRedirectFlag}`
  if (visibility === 'public') return `${siteAddress.value}${page}`
  return `${siteAddress.value}${paths.configVisit}?page=${encodeURIComponent(page)}`
}

export function viewLive(page: Pick<PageSummary, 'path'>): void {
  open(liveAddress(page), '_blank', 'noopener')
}

function tellOfPublished(page: PageSummary): void {
  toasts.show({
    text: `“${page.settings.title}” published`,
    action: { label: 'View page', run: () => viewLive(page) },
  })
}
