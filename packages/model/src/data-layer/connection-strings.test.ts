import { expect, test } from 'vitest'
import { addConnectionHint, connectionStrings, recoveryActions } from './connection-strings'

test('[DATA-042] a lost connection is worded "Network error"', () => {
  expect(connectionStrings.lost).toBe('Network error')
})

test('[DATA-043] a failed connection that can be repeated is worded "Unable to connect. Please try again"', () => {
  expect(connectionStrings.cannotConnect).toBe('Unable to connect. Please try again')
})

test('[DATA-044] a failed load that can be repeated is worded "Unable to load. Try again."', () => {
  expect(connectionStrings.cannotLoad).toBe('Unable to load. Try again.')
})

test('[DATA-045] a failure that may be the visitor’s connection adds a hint', () => {
  expect(addConnectionHint('Network error')).toBe('Network error. Please check your internet connection.')
  expect(addConnectionHint('Please try again.')).toBe('Please try again. Please check your internet connection.')
})

test('[DATA-046] recovery actions are labeled Try again, Retry and Dismiss', () => {
  expect(Object.values(recoveryActions)).toEqual(['Try again', 'Retry', 'Dismiss'])
})
