import { fillWords } from '../../strings/fill-words'
import type { VisitorTexts } from '../../visitor-texts/visitor-texts'
import type { PostalAddress } from './address'
import type { AddressRule } from './address-rule'

/** How a checkout asks for an address, and what is wrong with one. Pages run it too: it needs no schema. */

export type AddressTexts = VisitorTexts['addresses']
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

/** What a country calls the parts that are called differently in others. */
function nameParts({ cityName = '', regionName = '', postalName = '' }: AddressRule, texts: AddressTexts) {
  const { cities, regions, postalCodes } = texts
  return {
    city: cities[cityName as keyof typeof cities] ?? cities.city,
    region: regions[regionName as keyof typeof regions] ?? regions.province,
    postalCode: postalCodes[postalName as keyof typeof postalCodes] ?? postalCodes.postal,
  }
}

/** Line by line, as addresses are written there. */
export function listAddressRows(
  rule: AddressRule,
  { locale, texts }: { readonly locale: string; readonly texts: AddressTexts },
): AddressField[][] {
  const isOwnLanguage = rule.language !== undefined && locale.split('-')[0] === rule.language.split('-')[0]
  const rows = isOwnLanguage ? rule.rows : (rule.latinRows ?? rule.rows)
  return rows.split('/').flatMap((row) => listRow(row, rule, texts))
}

/** The street and what is beside it have lines of their own, whatever stands there with them. */
function listRow(row: string, rule: AddressRule, texts: AddressTexts): AddressField[][] {
  const beside = [...row].filter((letter) => letter !== 'A').flatMap((letter) => describePart(letter, rule, texts))
  const street = row.includes('A') ? describePart('A', rule, texts).map((field) => [field]) : []
  return beside.length === 0 ? street : [...street, beside]
}

function describePart(letter: string, rule: AddressRule, texts: AddressTexts): AddressField[] {
  const names = nameParts(rule, texts)
  const isRequired = rule.required.includes(letter)
  const plain = { isRequired, regions: null }
  switch (letter) {
    case 'N':
      return [{ ...plain, part: 'name', label: texts.name, isRequired: true, autoComplete: 'name' }]
    case 'O':
      return [{ ...plain, part: 'company', label: texts.company, autoComplete: 'organization' }]
    case 'A':
      return [
        { ...plain, part: 'line1', label: texts.line1, isRequired: true, autoComplete: 'address-line1' },
        {
          ...plain,
          part: 'line2',
          label: texts.line2,
          isRequired: false,
          autoComplete: 'address-line2',
        },
      ]
    case 'C':
      return [{ ...plain, part: 'city', label: names.city.label, autoComplete: 'address-level2' }]
    case 'S':
      return [
        {
          ...plain,
          part: 'region',
          label: names.region.label,
          autoComplete: 'address-level1',
          regions: readRegions(rule),
        },
      ]
    case 'Z':
      return [{ ...plain, part: 'postalCode', label: names.postalCode.label, autoComplete: 'postal-code' }]
    default:
      return []
  }
}

function readRegions({ regions }: AddressRule): AddressField['regions'] {
  return regions?.map(([value = '', label = '']) => ({ value, label })) ?? null
}

type Problems = Partial<Record<AddressPart, string>>

/** What is missing or wrong, each at its part. */
export function checkAddress(address: PostalAddress, rule: AddressRule, texts: AddressTexts): Problems {
  const names = nameParts(rule, texts)
  const isCityMissing = rule.required.includes('C') && address.city === ''
  return {
    ...(address.name === '' ? { name: texts.nameMissing } : {}),
    ...(address.line1 === '' ? { line1: texts.line1Missing } : {}),
    ...(isCityMissing ? { city: names.city.missing } : {}),
    ...checkRegion(address.region, rule, names.region),
    ...checkPostalCode(address, rule, names.postalCode),
  }
}

type PartNames = ReturnType<typeof nameParts>

function checkRegion(region: string, rule: AddressRule, texts: PartNames['region']): Problems {
  const isFine =
    region === '' ? !rule.required.includes('S') : rule.regions === undefined || findRegion(region, rule) !== undefined
  if (isFine) return {}
  return { region: rule.regions === undefined ? texts.missing : texts.unknown }
}

function checkPostalCode(
  { postalCode: code, region }: PostalAddress,
  rule: AddressRule,
  texts: PartNames['postalCode'],
): Problems {
  if (code === '') return rule.required.includes('Z') ? { postalCode: texts.missing } : {}
  if (rule.postalCode === undefined) return {}
  if (!new RegExp(`^(?:${rule.postalCode})$`, 'i').test(code)) {
    const { example } = rule
    return { postalCode: example ? fillWords(texts.invalid, { example }) : texts.missing }
  }
  const [, label = '', start] = findRegion(region, rule) ?? []
  if (start === undefined || new RegExp(`^(?:${start})`, 'i').test(code)) return {}
  return { postalCode: fillWords(texts.elsewhere, { region: label }) }
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
