import { expect, test } from 'vitest'
import { siteStatuses } from '../reference/sites'
import { findUpgradeAddress } from './upgrade-prompts'

test('[EDIT-010] the trial upgrade prompt goes to the billing upgrade settings', () => {
  expect(findUpgradeAddress(siteStatuses.trial)).toBe('/config/settings/billing/upgrade')
})

test('[EDIT-011] the upgrade prompt goes to the website subscriptions billing settings', () => {
  expect(findUpgradeAddress(siteStatuses.paid)).toBe('/config/settings/billing/subscriptions/website')
})
