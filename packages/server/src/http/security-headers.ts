import type { Settings } from '../ground/settings'
import { permissionsPolicy } from './permissions-policy'

export type HeaderList = Readonly<Record<string, string>>

const nothing = "default-src 'none'; frame-ancestors 'none'"

/**
 * On every answer, whatever its status and whoever writes it. A document that needs more says so itself: one that says nothing
 * runs nothing and is framed by nobody.
 */
export function securityHeaders(settings: Pick<Settings, 'PUBLIC_SCHEME'>): HeaderList {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissionsPolicy('usual'),
    'content-security-policy': nothing,
    ...(settings.PUBLIC_SCHEME === 'https'
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** For answers that are data: nothing in them may run or be framed even when a browser opens them as a page. */
export const dataAnswerHeaders: HeaderList = {
  'cache-control': 'no-store',
  'content-security-policy': nothing,
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
