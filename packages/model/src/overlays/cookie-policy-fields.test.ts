import { expect, test } from 'vitest'
import { toComponentPolicy, toServerPolicy } from './cookie-policy-fields'

test('[OVER-008] the restrictive policy is the component field of the same value', () => {
  for (const value of [true, false]) {
    const component = toComponentPolicy({ isRestrictiveCookiePolicyEnabled: value, isVisitorDataRestricted: false })
    expect(component.isAnalyticsCookiesDisabled).toBe(value)
    expect(toServerPolicy(component).isRestrictiveCookiePolicyEnabled).toBe(value)
  }
})

test('[OVER-009] restricted visitor data is the inverse of an enabled activity log', () => {
  for (const value of [true, false]) {
    const component = toComponentPolicy({ isRestrictiveCookiePolicyEnabled: false, isVisitorDataRestricted: value })
    expect(component.isActivityLogEnabled).toBe(!value)
    expect(toServerPolicy(component).isVisitorDataRestricted).toBe(value)
  }
})
