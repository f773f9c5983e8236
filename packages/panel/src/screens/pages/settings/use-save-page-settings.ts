import { pageCalls } from '@sitewright/model/calls/pages'
import type { PageSettingsChange, PageSummary } from '@sitewright/model/pages/page-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { callApi } from '../../../data/calls/api'
import { queryKeys } from '../../../data/queries'
import { EditorContext } from '../../../editor/editor-context'

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
      const saved = await callApi(pageCalls.changePageSettings, { params: { pageId: page.id }, body: change })
      if (isRename) await session?.autosave.pull()
      return { saved, isRename }
    },
    onSuccess: async ({ saved, isRename }) => {
      await client.invalidateQueries({ queryKey: queryKeys.pages })
      if (isRename) await client.invalidateQueries({ queryKey: ['site-document'] })
      const isMoved = isRename && saved.publishedAt !== null
      toasts.show({ text: isMoved ? 'Settings saved. The old URL redirects to the new one.' : 'Settings saved' })
      onSaved()
    },
  })
}
