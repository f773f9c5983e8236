import type { PostalAddress } from './address'
import type { AddressRule } from './address-rule'

/** How a checkout asks for an address, and what is wrong with one. Pages run it too: it needs no schema. */

export type AddressPart = Exclude<keyof PostalAddress, 'country'>

export interface AddressField {
  readonly part: AddressPart
  readonly label: string
  readonly isRequired: boolean
  /** As browsers know it. */
  readonly autoComplete: string
  /** Null is written freely. */
  readonly regions: readonly { readonly value: string; readonly label: string }[] | null
}

const regionNames: Readonly<Record<string, string>> = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  prefecture: 'Prefecture',
  region: 'Region',
  state: 'State',
}
const cityNames: Readonly<Record<string, string>> = {
  district: 'District',
  post_town: 'Town or city',
  suburb: 'Suburb',
}
const postalNames: Readonly<Record<string, string>> = { eircode: 'Eircode', pin: 'PIN code', zip: 'ZIP code' }

function nameRegion({ regionName = '' }: AddressRule): string {
  return regionNames[regionName] ?? 'Province'
}

function nameCity({ cityName = '' }: AddressRule): string {
  return cityNames[cityName] ?? 'City'
}

function namePostalCode({ postalName = '' }: AddressRule): string {
  return postalNames[postalName] ?? 'Postal code'
}

/** Line by line, as addresses are written there. */
export function listAddressRows(rule: AddressRule, locale: string): AddressField[][] {
  const isOwnLanguage = rule.language !== undefined && locale.split('-')[0] === rule.language.split('-')[0]
  const rows = isOwnLanguage ? rule.rows : (rule.latinRows ?? rule.rows)
  return rows.split('/').flatMap((row) => listRow(row, rule))
}

/** The street and what is beside it have lines of their own, whatever stands there with them. */
function listRow(row: string, rule: AddressRule): AddressField[][] {
  const beside = [...row].filter((letter) => letter !== 'A').flatMap((letter) => describePart(letter, rule))
  const street = row.includes('A') ? describePart('A', rule).map((field) => [field]) : []
  return beside.length === 0 ? street : [...street, beside]
}

function describePart(letter: string, rule: AddressRule): AddressField[] {
  const isRequired = rule.required.includes(letter)
  const plain = { isRequired, regions: null }
  switch (letter) {
    case 'N':
      return [{ ...plain, part: 'name', label: 'Full name', isRequired: true, autoComplete: 'name' }]
    case 'O':
      return [{ ...plain, part: 'company', label: 'Company', autoComplete: 'organization' }]
    case 'A':
      return [
        { ...plain, part: 'line1', label: 'Address', isRequired: true, autoComplete: 'address-line1' },
        {
          ...plain,
          part: 'line2',
          label: 'Apartment, suite, district',
          isRequired: false,
          autoComplete: 'address-line2',
        },
      ]
    case 'C':
      return [{ ...plain, part: 'city', label: nameCity(rule), autoComplete: 'address-level2' }]
    case 'S':
      return [
        {
          ...plain,
          part: 'region',
          label: nameRegion(rule),
          autoComplete: 'address-level1',
          regions: readRegions(rule),
        },
      ]
    case 'Z':
      return [{ ...plain, part: 'postalCode', label: namePostalCode(rule), autoComplete: 'postal-code' }]
    default:
      return []
  }
}

function readRegions({ regions }: AddressRule): AddressField['regions'] {
  return regions?.map(([value = '', label = '']) => ({ value, label })) ?? null
}

type Problems = Partial<Record<AddressPart, string>>

/** What is missing or wrong, each at its part. */
export function checkAddress(address: PostalAddress, rule: AddressRule): Problems {
  const asked = (letter: string) => rule.required.includes(letter)
  const region = findRegion(address.region, rule)
  return {
    ...(address.name === '' ? { name: 'Enter a name.' } : {}),
    ...(address.line1 === '' ? { line1: 'Enter an address.' } : {}),
    ...(asked('C') && address.city === '' ? { city: `Enter a ${nameCity(rule).toLowerCase()}.` } : {}),
    ...checkRegion(address.region, rule, region !== undefined),
    ...checkPostalCode(address.postalCode, rule, region),
  }
}

function checkRegion(region: string, rule: AddressRule, isKnown: boolean): Problems {
  const isAsked = rule.required.includes('S')
  if (region === '' ? !isAsked : isKnown || rule.regions === undefined) return {}
  const name = nameRegion(rule).toLowerCase()
  const article = /^[aeiou]/.test(name) ? 'an' : 'a'
  return { region: rule.regions === undefined ? `Enter ${article} ${name}.` : `Choose ${article} ${name}.` }
}

function checkPostalCode(code: string, rule: AddressRule, region: Region | undefined): Problems {
  const name = namePostalCode(rule).replace('Postal', 'postal')
  const article = name.startsWith('E') ? 'an' : 'a'
  if (code === '') return rule.required.includes('Z') ? { postalCode: `Enter ${article} ${name}.` } : {}
  if (rule.postalCode === undefined) return {}
  if (!new RegExp(`^(?:${rule.postalCode})$`, 'i').test(code)) {
    return { postalCode: `Enter a valid ${name}${rule.example ? `, such as ${rule.example}` : ''}.` }
  }
  const [, label, start] = region ?? []
  if (start === undefined || new RegExp(`^(?:${start})`, 'i').test(code)) return {}
  return { postalCode: `This ${name} isn't in ${label}.` }
}

type Region = NonNullable<AddressRule['regions']>[number]

/** As addresses of the country store it, such as CA, where it is known by that or by its name. */
export function readRegion(text: string, rule: AddressRule): string {
  return findRegion(text, rule)?.[0] ?? text
}

/** By what is stored or by its name. */
function findRegion(text: string, { regions }: AddressRule): Region | undefined {
  const wanted = text.trim().toLowerCase()
  return regions?.find(([value = '', label = '']) => wanted === value.toLowerCase() || wanted === label.toLowerCase())
}
