import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import type { SiteDomain } from '@sitewright/model/site/domains'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/api'
import { textOfError } from '../../data/call-error'

const queryKey = ['domains'] as const

export function useDomains() {
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi<{ domains: SiteDomain[] }>(api.domains)).domains,
  })
}

const claim = (host: string) => callApi<SiteDomain>(api.domains, { method: 'POST', body: { host } })
const ask = (host: string) => callApi<SiteDomain>(fillPath(api.domainCheck, { host }), { method: 'POST' })

/** The records are still in the DNS, so what was connected is so again. */
async function bringBack({ host, state }: SiteDomain) {
  await claim(host)
  if (state === 'connected') await ask(host)
}

export function useDomainChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey })
  const onError = (error: Error) => void toasts.show({ kind: 'error', text: textOfError(error) })

  const add = useMutation({ mutationFn: claim, onSettled })
  const check = useMutation({
    mutationFn: ask,
    onSuccess: ({ host }) => void toasts.show({ text: `${host} is connected.` }),
    onSettled,
  })
  const makePrimary = useMutation({
    mutationFn: (host: string) => callApi<SiteDomain>(fillPath(api.domainPrimary, { host }), { method: 'PUT' }),
    onSuccess: ({ host }) => void toasts.show({ text: `Visitors are led to ${host}.` }),
    onError,
    onSettled,
  })
  const restore = useMutation({ mutationFn: bringBack, onError, onSettled })
  const remove = useMutation({
    mutationFn: ({ host }: SiteDomain) => callApi(fillPath(api.domain, { host }), { method: 'DELETE' }),
    onSuccess: (_answer, domain) =>
      void toasts.show({
        text: `${domain.host} is removed.`,
        action: { label: 'Undo', run: () => restore.mutate(domain) },
      }),
    onError,
    onSettled,
  })
  return { add, check, makePrimary, remove }
}
