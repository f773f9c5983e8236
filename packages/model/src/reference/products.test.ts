import { expect, test } from 'vitest'
import { measurementUnits, productTypes } from './products'

test('[REF-010] product types are physical 1, digital 2, service 3, gift card 4, paywall 5', () => {
  expect(productTypes).toEqual({ physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 })
})

test('[REF-011] measurement units are imperial 1 and metric 2', () => {
  expect(measurementUnits).toEqual({ imperial: 1, metric: 2 })
})
