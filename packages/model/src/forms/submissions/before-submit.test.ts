import { expect, test } from 'vitest'
import { forms } from '../../visitor-texts/english/forms'
import { formField } from '../fields/fields'
import { decideSubmit } from './before-submit'

const attempt = {
  fields: [formField.parse({ type: 'text', id: 't', title: 'Name', required: true })],
  values: { t: 'Ada' },
  isValidationDisabled: false,
  captcha: { hasContainer: false, key: null },
  texts: forms,
}

test('a good form is sent', () => {
  expect(decideSubmit(attempt)).toEqual({ kind: 'send' })
})

test('a wrong field stops the submit', () => {
  expect(decideSubmit({ ...attempt, values: {} })).toMatchObject({
    kind: 'stop',
    fieldErrors: { t: 'Name is required.' },
  })
  expect(decideSubmit({ ...attempt, values: {}, isValidationDisabled: true })).toEqual({ kind: 'send' })
})

test('[FORM-060] an open captcha stops the submit with its words', () => {
  const captcha = { hasContainer: true, key: null }
  expect(decideSubmit({ ...attempt, captcha })).toEqual({
    kind: 'stop',
    fieldErrors: {},
    message: 'Complete CAPTCHA before submitting.',
  })
  expect(decideSubmit({ ...attempt, captcha: { hasContainer: true, key: 'solved' } })).toEqual({ kind: 'send' })
})
