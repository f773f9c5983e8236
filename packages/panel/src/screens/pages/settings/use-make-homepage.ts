import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldErrorsOf, textOfError } from '../../../data/calls/call-error'
import { queryKeys } from '../../../data/queries'
import { useSaveSiteDocument, useSiteDocument } from '../../../data/site/site-documents'

/** The home page is a setting of the site, not of the page. */
export function useMakeHomepage() {
  const client = useQueryClient()
  const settings = useSiteDocument('settings').data
  const save = useSaveSiteDocument('settings')
  return useMutation({
    mutationFn: async (homepageId: string) => {
      if (!settings) throw new Error('Site settings haven’t loaded yet. Try again.')
      return save.mutateAsync({ version: settings.version, body: { ...settings.body, homepageId } })
    },
    onSuccess: () => {
      toasts.show({ text: 'Home page changed' })
      return client.invalidateQueries({ queryKey: queryKeys.pages })
    },
    onError: (error) => toasts.show({ kind: 'error', text: fieldErrorsOf(error).homepageId ?? textOfError(error) }),
  })
}
