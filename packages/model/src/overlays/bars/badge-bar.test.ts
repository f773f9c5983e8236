import { expect, test } from 'vitest'
import { isBadgeBarShown } from './badge-bar'

test('[OVER-069] the owner of a paid site decides about the badge bar', () => {
  expect(isBadgeBarShown({ isPaidSite: true, isBadgeEnabled: true })).toBe(true)
  expect(isBadgeBarShown({ isPaidSite: true, isBadgeEnabled: false })).toBe(false)
  expect(isBadgeBarShown({ isPaidSite: false, isBadgeEnabled: false })).toBe(true)
})
