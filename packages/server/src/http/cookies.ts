/** All values under one name: a sibling host can add a second one, and the right one must still be found. */
export function readCookies(header: string | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
    .slice(0, 8)
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  readonly isSecure: boolean
  readonly isHttpOnly: boolean
  readonly domain?: string
}

/** `value` is made by us of characters that need no escaping. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.maxAgeSeconds}`,
    'SameSite=Lax',
    ...(options.domain === undefined ? [] : [`Domain=${options.domain}`]),
    ...(options.isHttpOnly ? ['HttpOnly'] : []),
    ...(options.isSecure ? ['Secure'] : []),
  ].join('; ')
}
