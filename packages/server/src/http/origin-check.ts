/** True when a browser says that another site made this request. Programs send neither header and are let through. */
export function isForeignRequest(headers: {
  readonly host?: string | undefined
  readonly origin?: string | string[] | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
}): boolean {
  const { origin, host } = headers
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  if (origin === undefined) return false
  // Pages that tell nobody their address post without an origin; only the browser itself can write the other header.
  if (origin === 'null' && fetchSite === 'same-origin') return false
  if (typeof origin !== 'string' || host === undefined) return true
  return !/^https?:\/\//.test(origin) || withoutDefaultPort(origin) !== withoutDefaultPort(`http://${host}`)
}

/** Host and port alone: behind a load balancer the scheme that the browser saw is not the one that we see. */
function withoutDefaultPort(origin: string): string {
  return origin
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/:(80|443)$/, '')
}
