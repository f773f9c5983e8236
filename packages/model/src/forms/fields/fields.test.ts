import { expect, test } from 'vitest'
import { formFieldTypes } from './field-types'
import { formField, listFieldSettings } from './fields'

const settingsOf = (type: (typeof formFieldTypes)[number]) => listFieldSettings(type, { hasFormHandler: false })

test('[FORM-002] [FORM-003] [FORM-004] [FORM-005] [FORM-006] typed fields have description, placeholder, required', () => {
  for (const type of ['text', 'textarea', 'email', 'number', 'website'] as const) {
    expect(settingsOf(type)).toEqual(['description', 'placeholder', 'required'])
  }
})

test('[FORM-007] currency fields have description, currencySymbol, required', () => {
  expect(settingsOf('currency')).toEqual(['description', 'currencySymbol', 'required'])
})

test('[FORM-008] password, twitter, date, time, name and address fields have description, required', () => {
  for (const type of ['password', 'twitter', 'date', 'time', 'name', 'address'] as const) {
    expect(settingsOf(type)).toEqual(['description', 'required'])
  }
})

test('[FORM-009] phone fields have description, showCountryCode, required', () => {
  expect(settingsOf('phone')).toEqual(['description', 'showCountryCode', 'required'])
})

test('[FORM-010] section fields have description, underline', () => {
  expect(settingsOf('section')).toEqual(['description', 'underline'])
})

test('[FORM-011] fields with choices have description, options, required', () => {
  for (const type of ['radio', 'checkbox', 'select', 'likert'] as const) {
    expect(settingsOf(type)).toEqual(['description', 'options', 'required'])
  }
})

test('[FORM-012] hidden fields have key, value', () => {
  expect(settingsOf('hidden')).toEqual(['key', 'value'])
})

test('[FORM-013] [FORM-014] textareas have a maxLength only with the form handler', () => {
  expect(listFieldSettings('textarea', { hasFormHandler: true })).toContain('maxLength')
  expect(listFieldSettings('textarea', { hasFormHandler: false })).not.toContain('maxLength')
})

test('every field type can be stored with its defaults', () => {
  for (const type of formFieldTypes) {
    const stored = formField.parse({ type, id: 'f1', ...(type === 'hidden' ? { key: 'source' } : {}) })
    expect(formField.parse(stored)).toEqual(stored)
  }
  expect(formField.safeParse({ type: 'color', id: 'f1' }).success).toBe(false)
})
