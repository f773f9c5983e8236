import { accountCalls } from '@sitewright/model/calls/accounts'
import { contributorCalls } from '@sitewright/model/calls/contributors'
import { pageCalls } from '@sitewright/model/calls/pages'
import type { OpenedPage } from '@sitewright/model/pages/page-answers'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { siteAddress } from '../ground/site-address'
import { callApi, crumb } from './calls/api'
import { CallError } from './calls/call-error'

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a connection a call fails at once and says so; left waiting, a screen would load for ever.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
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
      const session = await callApi(accountCalls.readSession)
      crumb.value = session.crumb ?? ''
      siteAddress.value = session.website?.address ?? ''
      return session
    },
  })
}

export function usePages() {
  return useQuery({
    queryKey: queryKeys.pages,
    queryFn: async () => (await callApi(pageCalls.listPages)).pages,
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

/** Of a page that stands in no tree, such as a product: asked for anew with the pages. */
export function usePageSummary(pageId: string | null) {
  return useQuery({
    queryKey: [...queryKeys.pages, pageId],
    enabled: pageId !== null,
    queryFn: () => readPage(pageId ?? ''),
  })
}

export function readPage(pageId: string): Promise<OpenedPage> {
  return callApi(pageCalls.readPage, { params: { pageId } })
}

export function useTokens() {
  return useQuery({
    queryKey: queryKeys.tokens,
    queryFn: async () => (await callApi(accountCalls.listTokens)).tokens,
  })
}

export function useContributors() {
  return useQuery({
    queryKey: queryKeys.contributors,
    queryFn: async () => (await callApi(contributorCalls.listContributors)).contributors,
  })
}
