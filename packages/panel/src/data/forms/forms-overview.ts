import { inboxCalls } from '@sitewright/model/calls/inbox'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { useSession } from '../queries'

export const overviewKey = ['forms-overview'] as const

/** Forms with their counts. Asked again by itself, so that the rail tells of what has come in. */
export function useFormsOverview() {
  const isAllowed = useSession().data?.permissions.includes('forms.read') ?? false
  return useQuery({
    queryKey: overviewKey,
    enabled: isAllowed,
    refetchInterval: 60_000,
    queryFn: () => callApi(inboxCalls.listForms),
  })
}
