import { expect, test } from 'vitest'
import { fieldSummary, summarizeField, summaryTypes } from './field-summary'
import { formField } from './fields/fields'

const field = (type: string) => formField.parse({ type, id: 'f', title: 'Title' })

test('[FORM-032] a summary has type, values, value and rawTitle', () => {
  expect(Object.keys(fieldSummary.shape)).toEqual(['type', 'values', 'value', 'rawTitle'])
  expect(summarizeField(field('name'), ['Ada', 'Byron'])).toEqual({
    type: 'name',
    values: ['Ada', 'Byron'],
    rawTitle: 'Title',
  })
  expect(summarizeField(field('text'), 'hi')).toEqual({ value: 'hi', rawTitle: 'Title' })
  expect(summarizeField(field('likert'), { Tea: ['2'] })).toEqual({
    type: 'likert',
    values: ['Tea: Strongly Agree'],
    rawTitle: 'Title',
  })
})

test('[FORM-033] a summary type is one of seven', () => {
  expect(summaryTypes).toEqual(['name', 'phone', 'likert', 'address', 'date', 'time', 'checkbox'])
  expect(fieldSummary.safeParse({ type: 'text', rawTitle: '' }).success).toBe(false)
})
