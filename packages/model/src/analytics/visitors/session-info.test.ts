import { expect, test } from 'vitest'
import { readSessionInfo, sessionInfo } from './session-info'

const returning = { hasSessionFlag: true, hasLandingMarker: true, isFirstSessionFlag: false }

test('[ANA-054] session info has these fields', () => {
  expect(Object.keys(sessionInfo.shape)).toEqual(['isFirstLanding', 'isFirstSession', 'sessionId'])
})

test('[ANA-055] a page is the first landing until the session flag is set', () => {
  expect(readSessionInfo({ ...returning, hasSessionFlag: false }, 's').isFirstLanding).toBe(true)
  expect(readSessionInfo(returning, 's').isFirstLanding).toBe(false)
})

test('[ANA-056] a session is the first without a landing marker, or when it already was', () => {
  expect(readSessionInfo({ ...returning, hasLandingMarker: false }, 's').isFirstSession).toBe(true)
  expect(readSessionInfo({ ...returning, isFirstSessionFlag: true }, 's').isFirstSession).toBe(true)
  expect(readSessionInfo(returning, 's').isFirstSession).toBe(false)
})
