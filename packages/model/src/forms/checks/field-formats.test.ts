import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forms } from '../../visitor-texts/english/forms'
import type { FieldValue } from '../fields/field-values'
import { type FormField, formField } from '../fields/fields'
import { checkFormat as checkIn } from './field-formats'

const { required, tooLong, email, zip, unexpectedOption, ...formatTexts } = forms.checks
const checkFormat = (field: FormField, value: FieldValue) => checkIn(field, value, forms.checks)
const field = (type: string) => formField.parse({ type, id: 'f1' })

interface Examples {
  readonly right: readonly FieldValue[]
  readonly wrong: readonly FieldValue[]
}

const examples: Record<keyof typeof formatTexts, Examples> = {
  number: { right: ['12', '-3.5', '1,000.50', '1 000'], wrong: ['twelve', '12 cups', '-', '1e5'] },
  currency: { right: ['25', '19.90', '1’000'], wrong: ['free', '$25'] },
  website: {
    right: ['example.com', 'www.example.com/a?b#c', 'https://münchen.de', 'http://a.example:8080'],
    wrong: ['example', 'https://', 'my site.com', 'ftp://example.com', 'javascript:alert(1)'],
  },
  twitter: { right: ['@example', 'example_1', 'https://x.com/example'], wrong: ['two words', '@a-b', '<b>'] },
  date: {
    right: [
      ['2', '29', '2028'],
      ['12', '31', '1999'],
      ['', '', ''],
    ],
    wrong: [
      ['2', '29', '2027'],
      ['13', '1', '2027'],
      ['4', '31', '2027'],
      ['4', '', '2027'],
      ['4', '1', '27'],
      ['a', 'b', 'c'],
    ],
  },
  time: {
    right: [
      ['12', '00', '', 'AM'],
      ['1', '59', '59', 'PM'],
      ['', '', '', 'AM'],
    ],
    wrong: [
      ['13', '00', '', 'AM'],
      ['0', '30', '', 'AM'],
      ['9', '60', '', 'AM'],
      ['9', '', '', 'PM'],
      ['9', '30', '61', 'PM'],
    ],
  },
  phone: {
    right: [
      ['+44', '20', '7946', '0018'],
      ['', '(020)', '7946', '00-18'],
    ],
    wrong: [['', 'abc', '7946', '0018']],
  },
}

for (const [type, { right, wrong }] of Object.entries(examples)) {
  test(`a ${type} is taken as people write it, and refused with its words otherwise`, () => {
    for (const value of right) expect([value, checkFormat(field(type), value)]).toEqual([value, null])
    for (const value of wrong) {
      expect([value, checkFormat(field(type), value)]).toEqual([
        value,
        formatTexts[type as FormField['type'] & keyof typeof formatTexts],
      ])
    }
  })
}

test('any other field is written as its visitor likes, and no value makes the check throw', () => {
  const values = fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.array(fc.string())))
  fc.assert(
    fc.property(values, (value) => {
      for (const type of ['text', 'textarea', 'password', 'name', 'address', 'select'])
        expect(checkFormat(field(type), value)).toBe(null)
      for (const type of Object.keys(formatTexts)) {
        expect([null, ...Object.values(formatTexts)]).toContain(checkFormat(field(type), value))
      }
    }),
    { numRuns: 200 },
  )
})
