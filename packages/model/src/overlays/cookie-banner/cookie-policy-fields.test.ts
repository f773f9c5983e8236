import { expect, test } from 'vitest'
import { toComponentPolicy, toServerPolicy } from './cookie-policy-fields'

test('[OVER-008] the restrictive policy is the component field of the same value', () => {
  for (const value of [true, false]) {
    const component = toComponentPolicy({ isRestrictiveCookiePolicyEnabled: value })
    expect(component.isAnalyticsCookiesDisabled).toBe(value)
    expect(toServerPolicy(component).isRestrictiveCookiePolicyEnabled).toBe(value)
  }
})
