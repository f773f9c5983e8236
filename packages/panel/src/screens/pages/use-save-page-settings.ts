import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { callApi } from '../../data/api'
import { queryKeys } from '../../data/queries'
import { EditorContext } from '../../shell/editor-context'

/**
 * Saves settings of a page. A new address changes links all over the site: what is being edited is saved before, and the
 * open page takes up its repaired links after.
 */
export function useSavePageSettings(page: PageSummary, onSaved: () => void) {
  const client = useQueryClient()
  const session = use(EditorContext)?.session ?? null
  return useMutation({
    mutationFn: async (change: PageSettingsChange) => {
      const isRename = change.slug !== undefined && change.slug !== page.settings.slug
      if (isRename) await session?.autosave.flush()
      const saved = await callApi<PageSummary>(fillPath(api.page, { pageId: page.id }), {
        method: 'PATCH',
        body: change,
      })
      if (isRename) await session?.autosave.pull()
      return { saved, isRename }
    },
    onSuccess: async ({ saved, isRename }) => {
      await client.invalidateQueries({ queryKey: queryKeys.pages })
      if (isRename) await client.invalidateQueries({ queryKey: ['site-document'] })
      const isMoved = isRename && saved.publishedAt !== null
      toasts.show({ text: isMoved ? 'Settings saved. The old address leads to the new one.' : 'Settings saved.' })
      onSaved()
    },
  })
}
