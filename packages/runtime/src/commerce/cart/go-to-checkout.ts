import { identityCookies } from '@sitewright/model/accounts/identity-cookies'
import { decideCheckout } from '@sitewright/model/navigation/checkout'
import { readCookie, writeCookie } from '../../browser/cookies'
import { readTexts } from '../../context/read-texts'
import type { SiteRuntime } from '../../site/site-runtime'

const testCookie = 'checkoutTest'

/** Lets a link to the checkout lead there only with a cart that the host will know again; else says why not. */
export async function guardCheckout(event: MouseEvent, { context, loadDialogs }: SiteRuntime): Promise<void> {
  if (!(event.target as Element).closest('[data-checkout]')) return
  const hasCartCookie = readCookie(identityCookies.hasCart) !== undefined
  const { checkout, cannotCheckOut } = readTexts(context, 'cart')
  const decision = decideCheckout({ areCookiesOn: areCookiesOn(), hasCartCookie, refusal: cannotCheckOut })
  if ('goTo' in decision) return
  event.preventDefault()
  const dialogs = await loadDialogs()
  if (dialogs) dialogs.openDialog({ title: checkout, text: decision.alert, kind: 'alert' })
  else alert(decision.alert)
}

function areCookiesOn(): boolean {
  writeCookie(testCookie, '1', 60)
  const isKept = readCookie(testCookie) !== undefined
  writeCookie(testCookie, '', 0)
  return isKept
}
