import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import { type AddressTexts, checkAddress } from '@sitewright/model/commerce/addresses/address-fields'
import { findAddressRule } from '@sitewright/model/commerce/addresses/find-address-rule'
import { addresses as english } from '@sitewright/model/visitor-texts/english/addresses'

/** What their countries ask for and they lack, by names such as `shippingAddress.postalCode`. Owners read English. */
export function checkAddresses(
  addresses: Readonly<Record<string, PostalAddress | null | undefined>>,
  texts: AddressTexts = english,
) {
  const problems = Object.entries(addresses).flatMap(([name, address]) =>
    address ? Object.entries(checkAddress(address, findAddressRule(address.country), texts)).map(at(name)) : [],
  )
  return Object.fromEntries(problems)
}

function at(name: string) {
  return ([part, text]: [string, string]): [string, string] => [`${name}.${part}`, text]
}
