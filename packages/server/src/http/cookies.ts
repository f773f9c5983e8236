import type { FastifyReply } from 'fastify'
import type { Settings } from '../ground/settings'

/** Browsers accept the prefix from the host itself alone, so no sibling host can plant such a cookie. */
export function ownCookieName({ PUBLIC_SCHEME }: Pick<Settings, 'PUBLIC_SCHEME'>, name: string): string {
  return PUBLIC_SCHEME === 'https' ? `__Host-${name}` : name
}

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
  /** Null: until the browser is closed. */
  readonly maxAgeSeconds: number | null
  readonly isSecure: boolean
  readonly isHttpOnly: boolean
}

/** `value` is made by us of characters that need no escaping. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(options.maxAgeSeconds === null ? [] : [`Max-Age=${options.maxAgeSeconds}`]),
    'SameSite=Lax',
    ...(options.isHttpOnly ? ['HttpOnly'] : []),
    ...(options.isSecure ? ['Secure'] : []),
  ].join('; ')
}

/** Beside the cookies that the answer sets already: the framework keeps every line of this header. */
export function appendCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  reply.header('set-cookie', writeCookie(name, value, options))
}
