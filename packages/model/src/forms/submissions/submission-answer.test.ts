import { expect, test } from 'vitest'
import { forms } from '../../visitor-texts/english/forms'
import {
  type Answer,
  describeErrorBlocks,
  failWith,
  readSubmissionAnswer as readAnswerIn,
  readSubmissionKey,
} from './submission-answer'

const readSubmissionAnswer = (answer: Answer, fieldIds: readonly string[]) =>
  readAnswerIn(answer, fieldIds, forms.sending)
const texts = forms.problems

test('[FORM-082] the submission key is the key of the answer', () => {
  expect(readSubmissionKey({ status: 200, data: { key: 'k1' } })).toBe('k1')
  for (const data of [null, {}, { key: '' }, { key: 7 }, 'k1'])
    expect(readSubmissionKey({ status: 200, data })).toBe(null)
})

test('[FORM-050] [FORM-095] an answer tells its field errors by field id, or one error', () => {
  const withErrors = { status: 400, data: { errors: { f1: 'Too short.' }, error: 'x' } }
  expect(readSubmissionAnswer(withErrors, ['f1'])).toMatchObject({ fieldErrors: { f1: 'Too short.' } })
  expect(readSubmissionAnswer({ status: 409, data: { error: 'Closed.' } }, [])).toEqual(failWith('Closed.'))
  expect(readSubmissionAnswer({ status: 200, data: {} }, [])).toEqual({ kind: 'success', asksToConfirm: false })
  const waiting = { status: 200, data: { confirmByMail: true } }
  expect(readSubmissionAnswer(waiting, [])).toEqual({ kind: 'success', asksToConfirm: true })
})

test('[FORM-099] errors of fields that are not on the form are told in one message', () => {
  expect(readSubmissionAnswer({ status: 400, data: { errors: { gone: 'x' } } }, ['f1'])).toEqual(
    failWith('One or more fields is invalid, please check your entries.'),
  )
})

test('a 400 without field errors is any other failing status', () => {
  expect(readSubmissionAnswer({ status: 400, data: {} }, ['f1'])).toEqual(
    failWith('Unknown error, please try again later.'),
  )
  expect(readSubmissionAnswer({ status: 400, data: null }, ['f1'])).toEqual(
    failWith('Unknown error, please try again later.'),
  )
})

const atField = { fieldErrors: { f1: 'x' }, message: 'm' }

test('[FORM-109] [FORM-110] with field errors the blocks point down and up', () => {
  expect(describeErrorBlocks(atField, { isNewsletter: false, texts })).toEqual({
    above: 'Your form has encountered a problem. Please scroll down to review.',
    below: 'Your form has encountered a problem. Please scroll up to review.',
  })
})

test('[FORM-107] [FORM-108] only a form that is no newsletter has a block below', () => {
  expect(describeErrorBlocks(atField, { isNewsletter: false, texts }).below).not.toBe(null)
  expect(describeErrorBlocks(atField, { isNewsletter: true, texts }).below).toBe(null)
})

test('without field errors both blocks tell the failure', () => {
  expect(describeErrorBlocks({ fieldErrors: {}, message: 'm' }, { isNewsletter: false, texts })).toEqual({
    above: 'm',
    below: 'm',
  })
})
