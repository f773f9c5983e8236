import { expect, test } from 'vitest'
import { cart } from '../../visitor-texts/english/cart'
import { describeCartFailure } from './cart-words'

const { failures } = cart

test('[COM-068] [COM-070] a quantity that cannot be changed says so', () => {
  expect(describeCartFailure('quantity', { isOffline: false, failures })).toEqual({
    title: 'Unable to update quantity',
    advice: 'Please try again.',
  })
})

test('[COM-069] an item that cannot be removed says so', () => {
  expect(describeCartFailure('remove', { isOffline: false, failures }).title).toBe('Unable to remove item')
})

test('a lost connection is named', () => {
  expect(describeCartFailure('remove', { isOffline: true, failures }).advice).toBe(
    'Please check your internet connection.',
  )
})

test('[COM-071] an empty cart has its text', () => {
  expect(cart.empty).toBe('You have nothing in your shopping cart.')
})
