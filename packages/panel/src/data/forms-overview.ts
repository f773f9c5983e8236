import type { FormsOverview } from '@sitewright/model/forms/inbox'
import { api } from '@sitewright/model/routes/api'
import { useQuery } from '@tanstack/react-query'
import { callApi } from './api'
import { useSession } from './queries'

export const overviewKey = ['forms-overview'] as const

/** Forms with their counts. Asked again by itself, so that the rail tells of what has come in. */
export function useFormsOverview() {
  const isAllowed = useSession().data?.permissions.includes('forms.read') ?? false
  return useQuery({
    queryKey: overviewKey,
    enabled: isAllowed,
    refetchInterval: 60_000,
    queryFn: () => callApi<FormsOverview>(api.forms),
  })
}
