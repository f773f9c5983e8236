import { expect, test } from 'vitest'
import { type CountryCode, countryCodes } from '../../reference/countries'
import { addresses as texts } from '../../visitor-texts/english/addresses'
import { checkAddress, listAddressRows } from './address-fields'
import { findAddressRule } from './find-address-rule'

const empty = { name: '', company: '', line1: '', line2: '', city: '', region: '', postalCode: '', phone: '' }

function check(country: CountryCode, address: object = {}) {
  return checkAddress({ ...empty, country, ...address }, findAddressRule(country), texts)
}

test('what a country calls a part of its addresses has texts of its own, but for the provinces of Korea', () => {
  const rules = countryCodes.map(findAddressRule)
  const unknown = rules.flatMap(({ cityName = '', regionName = '', postalName = '' }) => [
    ...(cityName in texts.cities ? [] : [cityName]),
    ...(regionName in texts.regions ? [] : [regionName]),
    ...(postalName in texts.postalCodes ? [] : [postalName]),
  ])
  expect(unknown.filter((name) => name !== '')).toEqual(['do_si'])
})

test('what is missing is named as the country calls it, in a sentence of its own', () => {
  expect(check('US')).toEqual({
    name: 'Enter a name.',
    line1: 'Enter an address.',
    city: 'Enter a city.',
    region: 'Choose a state.',
    postalCode: 'Enter a ZIP code.',
  })
  expect(check('AE').region).toBe('Choose an emirate.')
  expect(check('GB').city).toBe('Enter a town or city.')
  expect(check('IN').postalCode).toBe('Enter a PIN code.')
  expect(check('KR').region).toBe('Choose a province.')
})

test('a postal code is checked against its country, then against its region', () => {
  expect(check('US', { postalCode: '9720' }).postalCode).toBe('Enter a valid ZIP code, such as 95014.')
  expect(check('US', { postalCode: '97201', region: 'NY' }).postalCode).toBe("This ZIP code isn't in New York.")
  expect(check('US', { postalCode: '97201', region: 'Oregon' }).postalCode).toBeUndefined()
  expect(check('IE', { postalCode: '1' }).postalCode).toMatch(/^Enter a valid Eircode, such as \w+ \w+\.$/)
})

test('fields are labeled as the country calls them', () => {
  const labels = (country: CountryCode) =>
    listAddressRows(findAddressRule(country), { locale: 'en', texts }).flatMap((row) => row.map(({ label }) => label))
  expect(labels('US')).toEqual([
    ...['Full name', 'Company', 'Address', 'Apartment, suite, district'],
    ...['City', 'State', 'ZIP code'],
  ])
  expect(labels('IE')).toContain('Eircode')
})
