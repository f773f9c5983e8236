import type { AnswerOf } from '@sitewright/model/calls/call'
import type { checkoutCalls } from '@sitewright/model/calls/checkout'
import type { AddressRule } from '@sitewright/model/commerce/addresses/address-rule'
import type { CountryCode } from '@sitewright/model/reference/countries'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { useCallback, useState } from 'react'
import type { CheckoutData } from './checkout-data'

export interface AddressRules {
  /** Null while it is fetched, or when that failed. */
  readonly find: (country: CountryCode) => AddressRule | null
  readonly hasFailed: boolean
  readonly load: (country: CountryCode) => Promise<void>
}

/** How addresses of the chosen countries are written: those of all would be too much for a page. */
export function useAddressRules(given: CheckoutData['rules']): AddressRules {
  const [rules, setRules] = useState(given)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(async (country: CountryCode) => {
    setHasFailed(false)
    try {
      const answer = await fetch(fillPath(api.addressRule, { country }))
      if (!answer.ok) throw new Error(`No rule for addresses: ${answer.status}`)
      const rule: AnswerOf<typeof checkoutCalls.readAddressRule> = await answer.json()
      setRules((known) => ({ ...known, [country]: rule }))
    } catch {
      setHasFailed(true)
    }
  }, [])
  const find = useCallback((country: CountryCode) => rules[country] ?? null, [rules])
  return { find, hasFailed, load }
}
