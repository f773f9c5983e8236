import { standingCalls } from '@sitewright/model/calls/standing'
import type { SiteStandingChange } from '@sitewright/model/site/site-status'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from './calls/api'

const queryKey = ['standing'] as const

/** What the site is to the platform: its status and its type. */
export function useStanding() {
  return useQuery({ queryKey, queryFn: () => callApi(standingCalls.readSiteStanding) })
}

export function useChangeStanding() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: SiteStandingChange) => callApi(standingCalls.changeSiteStanding, { body: change }),
    onSuccess: (standing) => client.setQueryData(queryKey, standing),
    onError: () => client.invalidateQueries({ queryKey }),
  })
}
