import { siteDocumentCalls } from '@sitewright/model/calls/site-documents'
import type { EditedDocumentName, SiteDocuments, Versioned } from '@sitewright/model/site-documents/site-documents'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryKeys } from '../queries'

export function readSiteDocument<Name extends EditedDocumentName>(name: Name): Promise<Versioned<SiteDocuments[Name]>> {
  return callApi(siteDocumentCalls(name).read)
}

export function useSiteDocument<Name extends EditedDocumentName>(name: Name) {
  return useQuery({
    queryKey: queryKeys.siteDocument(name),
    queryFn: () => readSiteDocument(name),
  })
}

/** Sends the whole document upon the version that was read; the answer is the new truth. */
export function useSaveSiteDocument<Name extends EditedDocumentName>(name: Name) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Versioned<SiteDocuments[Name]>) => callApi(siteDocumentCalls(name).write, { body: change }),
    onSuccess: (saved) => client.setQueryData(queryKeys.siteDocument(name), saved),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.siteDocument(name) }),
  })
}
