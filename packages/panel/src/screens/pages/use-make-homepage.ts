import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { textOfError } from '../../data/call-error'
import { queryKeys } from '../../data/queries'
import { useSaveSiteDocument, useSiteDocument } from '../../data/site-documents'

/** The home page is a setting of the site, not of the page. */
export function useMakeHomepage() {
  const client = useQueryClient()
  const settings = useSiteDocument('settings').data
  const save = useSaveSiteDocument('settings')
  return useMutation({
    mutationFn: async (homepageId: string) => {
      if (!settings) throw new Error('The settings of the site have not loaded yet. Please try again.')
      return save.mutateAsync({ version: settings.version, body: { ...settings.body, homepageId } })
    },
    onSuccess: () => {
      toasts.show({ text: 'This is the home page now.' })
      return client.invalidateQueries({ queryKey: queryKeys.pages })
    },
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
}
