import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectFormValues } from './field-values'
import { type FormField, formField } from './fields'
import { readPostedInputs } from './posted-inputs'

const fields: FormField[] = [
  { type: 'text', id: 'a' },
  { type: 'name', id: 'b' },
  { type: 'checkbox', id: 'c', options: ['x', 'y'] },
  { type: 'radio', id: 'd', options: ['x', 'y'] },
  { type: 'likert', id: 'e', options: ['Good?', 'Fast?'] },
  { type: 'section', id: 'f' },
  { type: 'hidden', id: 'g', key: 'source', value: 'site' },
  { type: 'phone', id: 'h' },
].map((field) => formField.parse(field))

test('every kind of input is read by its name into the value of its field', () => {
  const posted = {
    a: ' Ada ',
    'b.First': 'Ada',
    'b.Last': 'Potter',
    c: ['x', 'y'],
    d: 'y',
    'e.1': '2',
    g: 'forged',
    'h.Areacode': '020',
    'h.Prefix': '794',
    'h.Line': '6000',
    other: 'left out',
  }
  expect(collectFormValues(fields, readPostedInputs(fields, posted), new URLSearchParams('source=mail'))).toEqual({
    a: 'Ada',
    b: ['Ada', 'Potter'],
    c: ['x', 'y'],
    d: 'y',
    e: { 'Fast?': ['2'] },
    g: 'mail',
    h: ['', '020', '794', '6000'],
  })
})

test('whatever is posted gives every field a value of its shape', () => {
  const names = fc.constantFrom('a', 'b.First', 'c', 'd', 'e.0', 'h.Line', '__proto__', 'constructor', 'b')
  const posted = fc.dictionary(names, fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 })))
  fc.assert(
    fc.property(posted, (body) => {
      const values = collectFormValues(fields, readPostedInputs(fields, body), new URLSearchParams())
      expect(Object.keys(values)).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'h'])
      expect([typeof values.a, Array.isArray(values.c), (values.h as string[]).length]).toEqual(['string', true, 4])
    }),
    { numRuns: 150 },
  )
})
