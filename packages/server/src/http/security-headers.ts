import type { Settings } from '../settings'

export type HeaderList = Readonly<Record<string, string>>

/** On every answer, whatever its status. */
export function securityHeaders(settings: Pick<Settings, 'PUBLIC_SCHEME'>): HeaderList {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(settings.PUBLIC_SCHEME === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** For answers that are data: nothing in them may run or be framed even when a browser opens them as a page. */
export const dataAnswerHeaders: HeaderList = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
}
