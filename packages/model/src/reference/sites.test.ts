import { expect, test } from 'vitest'
import { siteStatuses, siteTypes, siteVersions } from './sites'

test('[REF-015] site statuses have exactly the documented numbers', () => {
  expect(siteStatuses).toEqual({
    expired: 1,
    pastDue: 2,
    trial: 3,
    beta: 4,
    removed: 5,
    internal: 6,
    comped: 7,
    paid: 8,
    v5Linked: 11,
    activeParkingPage: 12,
    resold: 13,
    resoldGracePeriod: 14,
    enterprise: 15,
  })
})

test('[REF-016] no site status is numbered 9 or 10', () => {
  const numbers = new Set<number>(Object.values(siteStatuses))
  expect(numbers.has(9)).toBe(false)
  expect(numbers.has(10)).toBe(false)
})

test('[REF-017] site types have exactly the documented numbers', () => {
  expect(siteTypes).toEqual({ classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 })
})

test('[REF-018] site versions are 7, 7.1 and 8', () => {
  expect(siteVersions).toEqual(['7', '7.1', '8'])
})
