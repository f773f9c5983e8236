import type { PostalAddress } from '@sitewright/model/commerce/addresses/address'
import { checkAddress } from '@sitewright/model/commerce/addresses/address-fields'
import type { AddressRule } from '@sitewright/model/commerce/addresses/address-rule'
import type { Checkout, CheckoutChange, CheckoutDetails } from '@sitewright/model/commerce/checkout/checkout'
import { isEmailAddress } from '@sitewright/model/forms/checks/email'
import type { CountryCode } from '@sitewright/model/reference/countries'
import type { CheckoutTexts } from './checkout-data'

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

interface Checking {
  readonly findRule: FindRule
  readonly texts: CheckoutTexts
}

/** What is missing or wrong, under the names that the host would give it. */
export function checkDraft(draft: Draft, checkout: Checkout, checking: Checking): Errors {
  const { asks, totals } = checkout
  const { checks } = checking.texts
  const email = draft.email.trim()
  const shipping = wayOf(checkout) === 'ship' ? checkPlace('shippingAddress', draft.shippingAddress, checking) : {}
  const billing = draft.billingAddress === null ? {} : checkPlace('billingAddress', draft.billingAddress, checking)
  return {
    ...(email === '' ? { email: checks.emailMissing } : {}),
    ...(email !== '' && !isEmailAddress(email) ? { email: checks.emailInvalid } : {}),
    ...shipping,
    ...Object.fromEntries(
      asks.fields
        .filter(({ name, isRequired }) => isRequired && !draft.fields[name]?.trim())
        .map(({ name }) => [`fields.${name}`, checks.answerMissing]),
    ),
    ...billing,
    ...(totals.totalCents > 0 && draft.method === 'test' && !/^[\d ]{12,23}$/.test(draft.cardNumber.trim())
      ? { cardNumber: checks.cardMissing }
      : {}),
    ...(asks.requiresTerms && !draft.acceptsTerms ? { acceptsTerms: checks.termsMissing } : {}),
  }
}

export function checkPlace(name: string, address: PostalAddress, { findRule, texts }: Checking): Errors {
  const rule = findRule(address.country)
  const problems = rule === null ? {} : checkAddress(address, rule, texts.addresses)
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
