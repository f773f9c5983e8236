import { expect, test } from 'vitest'
import { type Cart, cart } from './cart'

const emptyCart = cart.parse({})

function accepts(name: keyof Cart, good: unknown, ...bad: unknown[]) {
  expect(cart.parse({ [name]: good })).toMatchObject({ [name]: good })
  for (const wrong of bad)
    expect([name, wrong, cart.safeParse({ [name]: wrong }).success]).toEqual([name, wrong, false])
}

test('[COM-054] id, websiteId and orderId are strings', () => {
  for (const name of ['id', 'websiteId', 'orderId'] as const) accepts(name, 'a'.repeat(24), 7, null, {})
})

test('[COM-055] created is a timestamp', () => {
  accepts('created', 1_700_000_000_000, 'today', null)
})

test('[COM-056] a cart is not purchased by default', () => {
  expect(emptyCart.isPurchased).toBe(false)
  accepts('isPurchased', true, 'true', 1)
})

test('[COM-057] [COM-059] these are lists', () => {
  const lists = [
    'entries',
    'shippingOptions',
    'applicableTaxRules',
    'coupons',
    'validCoupons',
    'invalidCoupons',
  ] as const
  for (const name of lists) {
    expect(emptyCart[name]).toEqual([])
    accepts(name, [], {}, 'x', null)
  }
})

test('[COM-058] the shipping choice and place are objects', () => {
  const option = { id: 'a', name: 'Post', kind: 'delivery', priceCents: 5, instructions: '' }
  accepts('selectedShippingOption', option, [], 'x', null)
  accepts('shippingLocation', { country: 'US', region: '', postalCode: '' }, [], 'x', null)
})

test('[COM-060] the amounts and the quantity are numbers, 0 by default', () => {
  const amounts = [
    'subtotalCents',
    'taxCents',
    'shippingCostCents',
    'discountCents',
    'grandTotalCents',
    'totalQuantity',
  ] as const
  for (const name of amounts) {
    expect(emptyCart[name]).toBe(0)
    accepts(name, 5, '5', null, Number.NaN)
  }
})

test('[COM-061] the subtotal is a money value, zero US dollars by default', () => {
  expect(emptyCart.subtotalAmount).toEqual({ cents: 0, currency: 'USD' })
  accepts('subtotalAmount', { cents: 500, currency: 'EUR' }, 500, { cents: 5 })
})

test('[COM-062] the three flags are false by default', () => {
  for (const name of ['hasDigital', 'purelyDigital', 'requiresShipping'] as const) {
    expect(emptyCart[name]).toBe(false)
    accepts(name, true, 0, 'no')
  }
})

test('[COM-063] amounts are whole cents', () => {
  accepts('subtotalCents', 1999, 19.99)
  accepts('grandTotalCents', 1999, 19.99)
})
