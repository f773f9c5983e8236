import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forms } from '../../visitor-texts/english/forms'
import type { FieldValue } from '../fields/field-values'
import { type FormField, formField } from '../fields/fields'
import { isUsZip, validateForm, validateField as validateIn } from './validation'

const texts = forms.checks
const validateField = (field: FormField, value: FieldValue | undefined) => validateIn(field, value, texts)

const field = (type: string, settings: object = {}) => formField.parse({ type, id: 'f1', title: 'Field', ...settings })
const short = field('textarea', { maxLength: 5 })
const emailWords = 'Email is not valid. Email addresses should follow the format user@domain.com.'

test('[FORM-035] with validation disabled nothing is invalid', () => {
  const fields = [field('email', { required: true })]
  expect(validateForm(fields, {}, { isValidationDisabled: true, texts })).toEqual({})
  expect(validateForm(fields, {}, { texts })).toEqual({ f1: 'Field is required.' })
  expect(validateForm(fields, { f1: 'nobody' }, { texts })).toEqual({ f1: emailWords })
})

test('[FORM-036] [FORM-037] [FORM-039] a text may be as long as its limit and no longer', () => {
  expect(validateField(short, '12345')).toBe(null)
  expect(validateField(short, '123456')).toBe('You have exceeded the character limit.')
})

test('[FORM-038] an empty optional field with a limit is valid', () => {
  expect(validateField(short, '')).toBe(null)
})

test('[FORM-040] [FORM-043] an invalid address is refused with its words', () => {
  expect(validateField(field('email'), 'ada')).toBe(emailWords)
  expect(validateField(field('email'), 'ada@example.com')).toBe(null)
})

test('[FORM-041] [FORM-042] an empty address is refused only when it is required', () => {
  expect(validateField(field('email'), '')).toBe(null)
  for (const empty of ['', ' ', undefined]) {
    expect(validateField(field('email', { title: 'Email', required: true }), empty)).toBe('Email is required.')
  }
})

test('every address that mail can be sent to is taken, however long its top-level part', () => {
  for (const valid of ['a@b.co', 'curator@city.museum', 'jo@shop.photography', "o'brien&sons@bücher.example"]) {
    expect(validateField(field('email', { required: true }), valid), valid).toBe(null)
  }
  for (const wrong of ['jo', 'jo@gmail', 'jo@.museum', 'jo@a..museum', 'a b@city.museum']) {
    expect(validateField(field('email'), wrong), wrong).toBe(emailWords)
  }
})

test('[FORM-048] a US zip is exactly five digits', () => {
  expect(isUsZip('10013')).toBe(true)
  for (const wrong of ['1001', '100133', '10013-1234', '1001a', '']) expect(isUsZip(wrong)).toBe(false)
})

test('the zip is checked for American addresses alone', () => {
  const address = (zip: string, ...country: string[]) =>
    validateField(field('address'), ['1 St', '', 'X', '', zip, ...country])
  expect(address('123', 'United States')).toBe('ZIP code must have 5 digits.')
  expect(address('123')).toBe('ZIP code must have 5 digits.')
  expect(address('AB1 2CD', 'United Kingdom')).toBe(null)
  expect(address('', 'US')).toBe(null)
})

test('a required field says that it is required until it is filled in', () => {
  const wanting: [string, FieldValue, FieldValue][] = [
    ['text', '  ', 'x'],
    ['name', ['Ada', ''], ['Ada', 'Byron']],
    ['phone', ['1', '', '', ''], ['', '212', '555', '0100']],
    ['address', ['', '', '', '', '', ''], ['1 St', '', 'X', '', '', 'UK']],
    ['date', ['', '', ''], ['1', '2', '2026']],
    ['time', ['', '', '', 'AM'], ['4', '30', '', 'AM']],
    ['checkbox', [], ['a']],
    ['likert', {}, { a: ['1'] }],
  ]
  for (const [type, empty, filled] of wanting) {
    const required = field(type, { required: true, options: ['a'] })
    expect(validateField(required, empty)).toBe('Field is required.')
    expect(validateField(required, filled)).toBe(null)
    expect(validateField(field(type, { options: ['a'] }), empty)).toBe(null)
  }
  expect(validateField(field('date', { required: true }), ['1', '2', ''])).toBe('Field is required.')
  expect(validateField(field('date', { required: true }), ['2', '30', '2026'])).toContain('a date that exists')
})

test('[FORM-120] a choice that is not offered is named', () => {
  expect(validateField(field('radio', { options: ['a'] }), 'b')).toBe('b is not one of the expected options')
  expect(validateField(field('checkbox', { options: ['a'] }), ['a', 'c'])).toBe('c is not one of the expected options')
  expect(validateField(field('likert', { options: ['q'] }), { q: ['3'] })).toBe('3 is not one of the expected options')
  expect(validateField(field('select', { options: ['a'] }), 'a')).toBe(null)
})

test('[FORM-034] every field is checked on its own', () => {
  const fields = [
    formField.parse({ type: 'email', id: 'e', title: 'Email' }),
    formField.parse({ type: 'text', id: 't', title: 'Text', required: true }),
    formField.parse({ type: 'section', id: 's' }),
    formField.parse({ type: 'text', id: 'o' }),
  ]
  expect(validateForm(fields, { e: 'x', o: '' }, { texts })).toEqual({ e: emailWords, t: 'Text is required.' })
})

test('no submitted value makes the check throw', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.array(fc.string())))
  const types = fc.constantFrom('text', 'email', 'address', 'phone', 'likert', 'checkbox', 'radio', 'textarea')
  fc.assert(
    fc.property(types, value, fc.boolean(), (type, given, required) => {
      const message = validateField(field(type, { required, options: ['a'] }), given)
      expect(message === null || message.length > 0).toBe(true)
    }),
    { numRuns: 200 },
  )
})
