import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import { checkAddress } from '@sitewright/model/commerce/addresses/address-fields'
import { findAddressRule } from '@sitewright/model/commerce/addresses/find-address-rule'

/** What their countries ask for and they lack, by names such as `shippingAddress.postalCode`. */
export function checkAddresses(addresses: Readonly<Record<string, PostalAddress | null | undefined>>) {
  const problems = Object.entries(addresses).flatMap(([name, address]) =>
    address ? Object.entries(checkAddress(address, findAddressRule(address.country))).map(at(name)) : [],
  )
  return Object.fromEntries(problems)
}

function at(name: string) {
  return ([part, text]: [string, string]): [string, string] => [`${name}.${part}`, text]
}
