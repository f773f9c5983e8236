import { findBlock as findDefinition } from '@sitewright/blocks/schemas'
import { noRedirectFlag } from '@sitewright/model/navigation/panel-redirect'
import type { PageDocument, PlacedBlock } from '@sitewright/model/pages/document'
import type { PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { toasts } from '@sitewright/ui/toast-store'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../data/api'
import { textOfError } from '../data/call-error'
import { queryKeys } from '../data/queries'
import type { PageSession } from '../document/page-session'

interface Publishing {
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
      if (!(await session.autosave.flush())) throw new Error('The page could not be saved, so it was not published.')
      const address = fillPath(api.pagePublish, { pageId: page.id })
      await callApi<PageSummary>(address, { method: 'POST', body: { version: session.autosave.version() } })
    },
    onSuccess: () => session && page && tellOfPublished(session.store.read().page, page),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.pages }),
  })
  return session && page ? { publish: () => mutate(), isPublishing } : null
}

/** Where visitors see the page, also its owner: a visit with the flag does not lead back to the panel. */
export function liveAddress({ path }: Pick<PageSummary, 'path'>): string {
  return `${path}?${noRedirectFlag}`
}

export function viewLive(page: Pick<PageSummary, 'path'>): void {
  open(liveAddress(page), '_blank', 'noopener')
}

function tellOfPublished(document: PageDocument, page: PageSummary): void {
  const empty = document.sections.flatMap((section) => section.blocks).filter(isEmpty).length
  const note =
    empty === 0 ? '' : ` Visitors see nothing of its ${empty === 1 ? 'empty block' : `${empty} empty blocks`}.`
  toasts.show({
    text: `“${page.settings.title}” is published.${note}`,
    action: { label: 'View page', run: () => viewLive(page) },
  })
}

function isEmpty({ type, props }: PlacedBlock): boolean {
  const definition = findDefinition(type)
  const checked = definition?.props.safeParse(props)
  return Boolean(checked?.success && definition?.isEmpty?.(checked.data))
}
