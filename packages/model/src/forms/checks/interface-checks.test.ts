import { expect, test } from 'vitest'
import { checkInterfaceEmail, checkInterfaceLink, describeInterfaceFailure } from './interface-checks'

test('[FORM-113] [FORM-115] a form that cannot be saved in place says so', () => {
  expect(describeInterfaceFailure('update')).toEqual({ title: 'Unable to update form', advice: 'Please try again.' })
})

test('[FORM-114] a form that cannot be opened says so', () => {
  expect(describeInterfaceFailure('open')).toEqual({ title: 'Unable to open form', advice: 'Please try again.' })
})

test('[FORM-117] an address of the right shape that is not valid is not accepted', () => {
  expect(checkInterfaceEmail('a da@example.com')).toBe('Please enter a valid email')
  expect(checkInterfaceEmail('ada@example.museum')).toBe(null)
})

test('[FORM-118] an address of another shape is told the format', () => {
  expect(checkInterfaceEmail('ada')).toBe('Emails must be formatted as user@domain.com')
})

test('[FORM-119] a link of another shape is told the formats', () => {
  expect(checkInterfaceLink('not a link')).toBe('Links must be formatted as www.example.com or http://example.com')
  for (const link of ['www.example.com', 'http://example.com', 'https://example.com:8080/a?b=c']) {
    expect(checkInterfaceLink(link)).toBe(null)
  }
})
