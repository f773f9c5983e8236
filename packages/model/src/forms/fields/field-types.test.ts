import { expect, test } from 'vitest'
import { forms } from '../../visitor-texts/english/forms'
import { formFieldsets, formFieldTypes, likertScale, subFields } from './field-types'

test('[FORM-001] there are nineteen field types', () => {
  expect(formFieldTypes).toEqual(
    'text textarea email number website currency password twitter date time name address phone section radio checkbox select likert hidden'.split(
      ' ',
    ),
  )
})

test('[FORM-015] the fieldsets and their numbers', () => {
  expect(formFieldsets).toEqual({ build: 1, storage: 2, advanced: 3, captcha: 4, disclaimer: 5 })
})

test('[FORM-016] the likert scale runs from -2 to 2', () => {
  expect(likertScale.map(({ value, name }) => `${value} ${forms.likert[name]}`)).toEqual([
    '-2 Strongly Disagree',
    '-1 Disagree',
    '0 Neutral',
    '1 Agree',
    '2 Strongly Agree',
  ])
})

test('[FORM-021] a phone number has four parts', () => {
  expect(subFields.phone).toEqual(['Country', 'Areacode', 'Prefix', 'Line'])
})
