import { expect, test } from 'vitest'
import { forms } from '../../visitor-texts/english/forms'
import { messageForStatus as messageIn } from './messages'

const messageForStatus = (status: number, error: unknown) => messageIn(status, error, forms.sending)

test('[FORM-100] status 401 has its words', () => {
  expect(messageForStatus(401, 'x')).toBe('Unable to submit form. Please try again later.')
})

test('[FORM-101] status 404 has its words', () => {
  expect(messageForStatus(404, 'x')).toBe('This form has not been configured yet.')
})

test('[FORM-102] status 429 has its words', () => {
  expect(messageForStatus(429, 'x')).toBe(
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  )
})

test('[FORM-103] status 500 has its words', () => {
  expect(messageForStatus(500, 'x')).toBe('Unable to send form. Please try again later.')
})

test('[FORM-104] any other status shows the words of the server', () => {
  expect(messageForStatus(400, 'The form is closed.')).toBe('The form is closed.')
  expect(messageForStatus(503, 'Down')).toBe('Down')
})

test('[FORM-105] any other status without words shows the unknown message', () => {
  for (const error of [undefined, null, '', 5]) {
    expect(messageForStatus(418, error)).toBe('Unknown error, please try again later.')
  }
})

test('the other texts of a form are as stated', () => {
  expect(forms).toMatchObject({
    submitting: 'Submitting…',
    problems: {
      captcha: 'Complete CAPTCHA before submitting.',
      unreadable: 'Could not parse the form fields, please check your entries.',
      scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
      scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
    },
    sending: {
      processing: 'Error processing form submission. Please reload and try again.',
      unknown: 'Unknown error, please try again later.',
      noKey: 'Could not get a form submission key, please try again later.',
      invalid: 'One or more fields is invalid, please check your entries.',
    },
  })
})
