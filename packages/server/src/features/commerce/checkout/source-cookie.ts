import { trackingCookies } from '@sitewright/model/analytics/visitors/cookie-names'
import { isSource } from '@sitewright/model/commerce/orders/order-source'
import { readCookies } from '../../../http/cookies'

/** Only those who allow it have the cookie; empty for all others. */
export function readSourceCookie(header: string | undefined): string {
  const [source = ''] = readCookies(header, trackingCookies.source).filter(isSource)
  return source
}
