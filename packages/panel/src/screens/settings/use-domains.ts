import { domainCalls } from '@sitewright/model/calls/domains'
import type { SiteDomain } from '@sitewright/model/site/domains'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../data/calls/api'
import { textOfError } from '../../data/calls/call-error'

const queryKey = ['domains'] as const

export function useDomains() {
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi(domainCalls.listDomains)).domains,
  })
}

const claim = (host: string) => callApi(domainCalls.addDomain, { body: { host } })
const ask = (host: string) => callApi(domainCalls.checkDomain, { params: { host } })

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
    onSuccess: ({ host }) => void toasts.show({ text: `${host} connected` }),
    onSettled,
  })
  const makePrimary = useMutation({
    mutationFn: (host: string) => callApi(domainCalls.makeDomainPrimary, { params: { host } }),
    onSuccess: ({ host }) => void toasts.show({ text: `${host} is now the primary domain` }),
    onError,
    onSettled,
  })
  const restore = useMutation({ mutationFn: bringBack, onError, onSettled })
  const remove = useMutation({
    mutationFn: ({ host }: SiteDomain) => callApi(domainCalls.removeDomain, { params: { host } }),
    onSuccess: (_answer, domain) =>
      void toasts.show({
        text: `${domain.host} removed`,
        action: { label: 'Undo', run: () => restore.mutate(domain) },
      }),
    onError,
    onSettled,
  })
  return { add, check, makePrimary, remove }
}
