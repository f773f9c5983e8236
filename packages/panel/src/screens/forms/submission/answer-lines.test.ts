import { formFieldTypes } from '@sitewright/model/forms/fields/field-types'
import type { FieldValue } from '@sitewright/model/forms/fields/field-values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showAnswer } from './answer-lines'

test('each type of answer is shown in the way it is read', () => {
  expect(showAnswer({ type: 'name' }, ['Ada', 'Lovelace'])).toEqual({ kind: 'text', text: 'Ada Lovelace' })
  expect(showAnswer({ type: 'address' }, ['1 Quay', '', 'Porto', 'PT', '10013', 'Portugal'])).toEqual({
    kind: 'lines',
    lines: ['1 Quay', 'Porto, PT 10013', 'Portugal'],
  })
  expect(showAnswer({ type: 'phone' }, ['', '212', '555', '0100'])).toEqual({
    ...{ kind: 'text', text: '212 555 0100', href: 'tel:2125550100' },
  })
  expect(showAnswer({ type: 'phone' }, ['+44', '20', '7946', '0958'])).toMatchObject({ href: 'tel:+442079460958' })
  expect(showAnswer({ type: 'time' }, ['9', '5', '', 'AM'])).toEqual({ kind: 'text', text: '09:05 AM' })
  expect(showAnswer({ type: 'checkbox' }, ['Red', 'Blue'])).toEqual({ kind: 'choices', choices: ['Red', 'Blue'] })
  expect(showAnswer({ type: 'likert' }, { 'Good?': ['2'] })).toEqual({
    kind: 'survey',
    rows: [['Good?', 'Strongly Agree']],
  })
  expect(showAnswer({ type: 'currency', currencySymbol: '€' }, '12')).toEqual({ kind: 'text', text: '€12' })
  expect(showAnswer({ type: 'password' }, 'secret')).toEqual({ kind: 'secret', text: 'secret' })
  expect(showAnswer({ type: 'email' }, 'a@b.co')).toMatchObject({ href: 'mailto:a@b.co' })
})

test('a date that exists is written out, another one is shown as it was written', () => {
  expect(showAnswer({ type: 'date' }, ['11', '03', '2026'])).toMatchObject({ text: expect.stringMatching(/2026/) })
  expect(showAnswer({ type: 'date' }, ['13', '40', '26'])).toEqual({ kind: 'text', text: '13 / 40 / 26' })
})

test('nothing is an answer too', () => {
  for (const value of [undefined, '', [], ['', ' '], {}] as (FieldValue | undefined)[])
    expect(showAnswer({ type: 'name' }, value)).toEqual({ kind: 'none' })
})

test('no answer becomes a link that runs something, whatever is written and into whichever field', () => {
  const schemes = fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    ' JaVaScript:x',
    'https://ok.example',
  )
  const texts = fc.oneof(fc.string(), schemes)
  const values: fc.Arbitrary<FieldValue> = fc.oneof(
    texts,
    fc.array(texts, { maxLength: 7 }),
    fc.dictionary(fc.string(), fc.array(texts, { maxLength: 2 }), { maxKeys: 3 }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...formFieldTypes), values, (type, value) => {
      const shown = showAnswer({ type }, value)
      if (shown.kind === 'text' && shown.href !== undefined) expect(shown.href).toMatch(/^(https?:|mailto:|tel:)/i)
    }),
    { numRuns: 200 },
  )
})
