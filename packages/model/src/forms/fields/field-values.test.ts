import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldValue } from '../submissions/submission'
import { collectFormValues, completePhone, type FieldInput, readFieldValue } from './field-values'
import { formField } from './fields'
import { sanitizeText } from './sanitize'

const noQuery = new URLSearchParams()

function read(type: string, input: FieldInput) {
  return readFieldValue(formField.parse({ type, id: 'f1' }), input, noQuery)
}

test('[FORM-017] a name is First, Last', () => {
  expect(read('name', { parts: { Last: 'Byron', First: 'Ada' } })).toEqual(['Ada', 'Byron'])
})

test('[FORM-018] an address is Line1, Line2, City, State, Zip, Country', () => {
  const parts = { Country: 'US', Zip: '10013', State: 'NY', City: 'New York', Line2: 'Floor 5', Line1: '8 Clarkson St' }
  expect(read('address', { parts })).toEqual(['8 Clarkson St', 'Floor 5', 'New York', 'NY', '10013', 'US'])
  expect(read('address', { parts: { Line1: 'A' } })).toEqual(['A', '', '', '', '', ''])
})

test('[FORM-019] a date is Month, Day, Year', () => {
  expect(read('date', { parts: { Year: '1815', Month: '12', Day: '10' } })).toEqual(['12', '10', '1815'])
})

test('[FORM-020] a time is Hour, Minute, Second, Ampm', () => {
  const parts = { Ampm: 'PM', Second: '00', Minute: '30', Hour: '4' }
  expect(read('time', { parts })).toEqual(['4', '30', '00', 'PM'])
})

test('[FORM-022] a phone number is the list of its parts', () => {
  const parts = { Country: '1', Areacode: '212', Prefix: '555', Line: '0100' }
  expect(read('phone', { parts })).toEqual(['1', '212', '555', '0100'])
})

test('[FORM-023] three phone parts get an empty country first', () => {
  expect(read('phone', { parts: { Areacode: '212', Prefix: '555', Line: '0100' } })).toEqual(['', '212', '555', '0100'])
  expect(completePhone(['212', '555', '0100'])).toEqual(['', '212', '555', '0100'])
  expect(completePhone(['1', '212', '555', '0100'])).toEqual(['1', '212', '555', '0100'])
})

test('[FORM-024] a checkbox field is the list of checked values', () => {
  expect(read('checkbox', { checked: ['a', 'b'] })).toEqual(['a', 'b'])
  expect(read('checkbox', {})).toEqual([])
})

test('[FORM-025] a radio field is its checked value', () => {
  expect(read('radio', { checked: ['b'] })).toBe('b')
  expect(read('radio', {})).toBe('')
})

test('[FORM-026] a select field is its selected value', () => {
  expect(read('select', { value: 'm' })).toBe('m')
})

test('[FORM-027] a likert field is a map of question to checked values', () => {
  expect(read('likert', { answers: { 'I like tea': '2', 'I like coffee': '-1' } })).toEqual({
    'I like tea': ['2'],
    'I like coffee': ['-1'],
  })
})

const hidden = formField.parse({ type: 'hidden', id: 'h1', key: 'source', value: 'none' })

test('[FORM-028] a hidden field takes the query parameter of its name', () => {
  expect(readFieldValue(hidden, {}, new URLSearchParams('source=ad&x=1'))).toBe('ad')
  expect(readFieldValue(hidden, {}, new URLSearchParams('source='))).toBe('')
})

test('[FORM-029] without the parameter a hidden field keeps its own value', () => {
  expect(readFieldValue(hidden, {}, new URLSearchParams('other=ad'))).toBe('none')
})

test('[FORM-030] other fields are what was typed', () => {
  for (const type of ['text', 'textarea', 'email', 'number', 'website', 'currency', 'password', 'twitter']) {
    expect(read(type, { value: 'typed' })).toBe('typed')
  }
})

test('[FORM-031] a section has no entry in the submitted form', () => {
  const fields = [formField.parse({ type: 'section', id: 's' }), formField.parse({ type: 'text', id: 't' })]
  expect(collectFormValues(fields, { s: { value: 'x' }, t: { value: ' hi\u0000 ' } }, noQuery)).toEqual({ t: 'hi' })
})

test('sanitized text has no control characters or outer spaces, and markup is only text', () => {
  expect(sanitizeText(' <b>hi</b>\n\tthere\u0007 ')).toBe('<b>hi</b>\n\tthere')
  expect(sanitizeText('one\r\ntwo\rthree')).toBe('one\ntwo\nthree')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = sanitizeText(text)
      expect(clean).toBe(clean.trim())
      expect(sanitizeText(clean)).toBe(clean)
    }),
    { numRuns: 200 },
  )
})

test('every collected value has a submitted shape', () => {
  const types = ['text', 'name', 'phone', 'checkbox', 'radio', 'likert', 'address'] as const
  const input = fc.record(
    {
      value: fc.string(),
      parts: fc.dictionary(fc.string(), fc.string()),
      checked: fc.array(fc.string()),
      answers: fc.dictionary(fc.string(), fc.string()),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.constantFrom(...types), input, (type, given) => {
      expect(fieldValue.safeParse(read(type, given)).success).toBe(true)
    }),
    { numRuns: 150 },
  )
})
