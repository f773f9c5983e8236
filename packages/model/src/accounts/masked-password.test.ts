import { expect, test } from 'vitest'
import { hasNewPassword, showSavedPassword } from './masked-password'

test('[AUTH-028] a saved password is shown as eight bullets, never as its value', () => {
  expect(showSavedPassword(true)).toBe('••••••••')
  expect(showSavedPassword(false)).toBe('')
})

test('[AUTH-028] submitting the marker leaves the saved password unchanged', () => {
  expect(hasNewPassword(showSavedPassword(true))).toBe(false)
  expect(hasNewPassword('')).toBe(false)
  expect(hasNewPassword('tea and cake')).toBe(true)
})
