import { expect, test } from 'vitest'
import { describeCartFailure, emptyCartText } from './words'

test('[COM-068] [COM-070] a quantity that cannot be changed says so', () => {
  expect(describeCartFailure('quantity', { isOffline: false })).toEqual({
    title: 'Unable to update quantity',
    advice: 'Please try again.',
  })
})

test('[COM-069] an item that cannot be removed says so', () => {
  expect(describeCartFailure('remove', { isOffline: false }).title).toBe('Unable to remove item')
})

test('a lost connection is named', () => {
  expect(describeCartFailure('remove', { isOffline: true }).advice).toBe('Please check your internet connection.')
})

test('an empty cart has its text', () => {
  expect(emptyCartText).toBe('You have nothing in your shopping cart.')
})
