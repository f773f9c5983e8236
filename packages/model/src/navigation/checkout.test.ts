import { expect, test } from 'vitest'
import { cart } from '../visitor-texts/english/cart'
import { buildDonateAddress, buildGiftCardAddress, buildSubscribeAddress, decideCheckout } from './checkout'

const refusal = cart.cannotCheckOut

test('[NAV-002] the cart checkout address is used only when a cart cookie exists', () => {
  expect(decideCheckout({ areCookiesOn: true, hasCartCookie: true, refusal })).toEqual({
    goTo: '/commerce/goto-checkout',
  })
  expect(decideCheckout({ areCookiesOn: true, hasCartCookie: false, refusal })).toEqual({ alert: refusal })
})

test('without cookies the checkout is refused with the documented text', () => {
  expect(decideCheckout({ areCookiesOn: false, hasCartCookie: false, refusal })).toEqual({
    alert: 'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  })
})

test('subscription and donation checkouts carry their ids', () => {
  expect(buildSubscribeAddress('a b')).toBe('/checkout/subscribe?cartToken=a+b')
  expect(buildDonateAddress('d1')).toBe('/checkout/donate?donatePageId=d1')
})

test('the gift card checkout carries the sku only when one is chosen', () => {
  const choice = { websiteId: 'w1', giftCardProductId: 'g1' }
  expect(buildGiftCardAddress({ ...choice, sku: 'SQ1' })).toBe(
    '/checkout/giftcard?websiteId=w1&giftCardProductId=g1&sku=SQ1',
  )
  expect(buildGiftCardAddress(choice)).toBe('/checkout/giftcard?websiteId=w1&giftCardProductId=g1')
  expect(buildGiftCardAddress({ ...choice, sku: '' })).toBe('/checkout/giftcard?websiteId=w1&giftCardProductId=g1')
})
