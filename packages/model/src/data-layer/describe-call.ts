export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type CallMethod = (typeof callMethods)[number]

interface CallRequest {
  method: CallMethod
  /** A path on the site, with or without a query. */
  address: string
  /** Empty when there is no crumb yet: the server answers with a fresh one. */
  crumb: string
  /** For a secure call: the host of the site's built-in address. */
  secureHost?: string
}

export interface DescribedCall {
  method: CallMethod
  url: string
  credentials: 'same-origin' | 'include'
}

export function describeCall({ method, address, crumb, secureHost }: CallRequest): DescribedCall {
  const url = addCrumb(address, crumb)
  if (secureHost === undefined) return { method, url, credentials: 'same-origin' }
  return { method, url: moveToHost(url, secureHost), credentials: 'include' }
}

/** The query that is there already stays as it is, letter for letter. */
function addCrumb(address: string, crumb: string): string {
  const [beforeHash = ''] = address.split('#', 1)
  const separator = beforeHash.includes('?') ? '&' : '?'
  return `${beforeHash}${separator}crumb=${encodeURIComponent(crumb)}`
}

/** Only path and query are taken over, so no address can lead credentials to another host. */
function moveToHost(address: string, host: string): string {
  const { pathname, search } = new URL(address, `https://${host}`)
  return `https://${host}${pathname}${search}`
}
