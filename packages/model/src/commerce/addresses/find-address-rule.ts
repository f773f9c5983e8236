import rules from '../../reference/address-rules.json'
import type { CountryCode } from '../../reference/countries'
import type { AddressRule } from './address-rule'

/** Too much for a page: it asks for the one of its country. */
export function findAddressRule(country: CountryCode): AddressRule {
  return rules[country]
}
