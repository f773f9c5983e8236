import type { AccessToken, Contributor, Session } from '@sitewright/model/accounts/account-answers'
import type { OpenedPage, PageSummary } from '@sitewright/model/pages/page-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { callApi, crumb } from './api'
import { CallError } from './call-error'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      // Only what never got an answer is worth asking again without a person's say.
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.failure.network,
    },
  },
})

export const queryKeys = {
  session: ['session'],
  pages: ['pages'],
  page: (pageId: string) => ['page', pageId],
  siteDocument: (name: string) => ['site-document', name],
  assets: ['assets'],
  tokens: ['tokens'],
  contributors: ['contributors'],
} as const

export function useSession() {
  return useQuery({
    queryKey: queryKeys.session,
    queryFn: async () => {
      const session = await callApi<Session>(api.session)
      crumb.value = session.crumb ?? ''
      return session
    },
  })
}

export function usePages() {
  return useQuery({
    queryKey: queryKeys.pages,
    queryFn: async () => (await callApi<{ pages: PageSummary[] }>(api.pages)).pages,
  })
}

/** Read once per visit: after that the session of the page knows better than the host. */
export function usePage(pageId: string | null) {
  return useQuery({
    queryKey: queryKeys.page(pageId ?? ''),
    enabled: pageId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: () => readPage(pageId ?? ''),
  })
}

export function readPage(pageId: string): Promise<OpenedPage> {
  return callApi<OpenedPage>(fillPath(api.page, { pageId }))
}

export function useTokens() {
  return useQuery({
    queryKey: queryKeys.tokens,
    queryFn: async () => (await callApi<{ tokens: AccessToken[] }>(api.tokens)).tokens,
  })
}

export function useContributors() {
  return useQuery({
    queryKey: queryKeys.contributors,
    queryFn: async () => (await callApi<{ contributors: Contributor[] }>(api.contributors)).contributors,
  })
}
