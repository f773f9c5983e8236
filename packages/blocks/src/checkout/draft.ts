import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import { checkAddress } from '@sitewright/model/commerce/addresses/address-fields'
import type { AddressRule } from '@sitewright/model/commerce/addresses/address-rule'
import type { Checkout, CheckoutChange, CheckoutDetails } from '@sitewright/model/commerce/checkout/checkout'
import { isEmailAddress } from '@sitewright/model/forms/checks/email'
import type { CountryCode } from '@sitewright/model/reference/countries'

/** What stands in the fields, finished or not. */
export interface Draft extends Omit<CheckoutDetails, 'email' | 'shippingAddress'> {
  readonly email: string
  readonly shippingAddress: PostalAddress
  readonly method: string
  readonly cardNumber: string
}

export type Errors = Readonly<Record<string, string>>

export function emptyAddress(country: CountryCode): PostalAddress {
  const nothing = { name: '', company: '', line1: '', line2: '', city: '', region: '', postalCode: '', phone: '' }
  return { ...nothing, country }
}

export function draftOf({ details, methods }: Checkout, country: CountryCode): Draft {
  return {
    ...details,
    email: details.email ?? '',
    shippingAddress: details.shippingAddress ?? emptyAddress(country),
    method: methods[0]?.method ?? '',
    cardNumber: '',
  }
}

/** What of it the host keeps; half an email stays here. */
export function toChange({ email, method: _method, cardNumber: _card, ...rest }: Partial<Draft>): CheckoutChange {
  if (email === undefined) return rest
  if (email.trim() === '') return { ...rest, email: null }
  return isEmailAddress(email.trim()) ? { ...rest, email } : rest
}

/** Whether it goes to an address, is fetched, or is nothing that is sent. */
export function wayOf({ totals }: Checkout): 'ship' | 'pickup' | 'none' {
  if (!totals.needsDelivery) return 'none'
  return totals.chosenDelivery?.kind === 'pickup' ? 'pickup' : 'ship'
}

export type FindRule = (country: CountryCode) => AddressRule | null

/** What is missing or wrong, under the names that the host would give it. */
export function checkDraft(draft: Draft, checkout: Checkout, findRule: FindRule): Errors {
  const { asks, totals } = checkout
  const shipping = wayOf(checkout) === 'ship' ? checkPlace('shippingAddress', draft.shippingAddress, findRule) : {}
  const billing = draft.billingAddress === null ? {} : checkPlace('billingAddress', draft.billingAddress, findRule)
  return {
    ...(draft.email.trim() === '' ? { email: 'Enter your email.' } : {}),
    ...(draft.email.trim() !== '' && !isEmailAddress(draft.email.trim())
      ? { email: 'This is not an email address.' }
      : {}),
    ...shipping,
    ...Object.fromEntries(
      asks.fields
        .filter(({ name, isRequired }) => isRequired && !draft.fields[name]?.trim())
        .map(({ name }) => [`fields.${name}`, 'Fill in this field.']),
    ),
    ...billing,
    ...(totals.totalCents > 0 && draft.method === 'test' && !/^[\d ]{12,23}$/.test(draft.cardNumber.trim())
      ? { cardNumber: 'Enter a card number.' }
      : {}),
    ...(asks.requiresTerms && !draft.acceptsTerms ? { acceptsTerms: 'Accept the terms to order.' } : {}),
  }
}

export function checkPlace(name: string, address: PostalAddress, findRule: FindRule): Errors {
  const rule = findRule(address.country)
  const problems = rule === null ? {} : checkAddress(address, rule)
  return Object.fromEntries(Object.entries(problems).map(([part, text]) => [`${name}.${part}`, text]))
}

/** By the name that errors have, such as `shippingAddress.city`. */
export function readDraft(draft: Partial<Draft>, name: string): unknown {
  const [key = '', ...rest] = name.split('.')
  const value = (draft as Record<string, unknown>)[key]
  if (rest.length === 0 || typeof value !== 'object' || value === null) return value
  return (value as Record<string, unknown>)[rest.join('.')] ?? ''
}

/** Those of fields that are being changed are gone. A postal code may be wrong because of its region or country. */
export function dropErrors(errors: Errors, before: Draft, part: Partial<Draft>): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !hasChanged(name)))

  function hasChanged(name: string): boolean {
    const [key = ''] = name.split('.')
    if (!(key in part)) return false
    const causes = name.endsWith('Address.postalCode') ? [name, `${key}.region`, `${key}.country`] : [name]
    return name === key || causes.some((cause) => readDraft(before, cause) !== readDraft(part, cause))
  }
}
