import { expect, test } from 'vitest'
import { decideEscape, decidePanelEscape, type EscapeSituation } from './escape'

function press(change: Partial<EscapeSituation> = {}) {
  return decideEscape({
    isShiftDown: false,
    hasAuthenticatedAccount: false,
    isEscapeToLoginOn: false,
    closableTargets: [],
    ...change,
  })
}

test('[NAV-016] with an authenticated account Escape goes to the panel, whatever the login setting', () => {
  expect(press({ hasAuthenticatedAccount: true })).toEqual({ do: 'open-panel' })
  expect(press({ hasAuthenticatedAccount: true, isEscapeToLoginOn: true })).toEqual({ do: 'open-panel' })
})

test('[NAV-017] an anonymous visitor gets the login dialog when the setting is on', () => {
  expect(press({ isEscapeToLoginOn: true })).toEqual({ do: 'open-login' })
})

test('[NAV-018] an anonymous visitor gets nothing when the setting is off', () => {
  expect(press()).toEqual({ do: 'nothing' })
})

test('[NAV-019] Shift+Escape logs an owner out and does nothing for anonymous visitors', () => {
  expect(press({ isShiftDown: true, hasAuthenticatedAccount: true })).toEqual({ do: 'log-out' })
  expect(press({ isShiftDown: true, isEscapeToLoginOn: true })).toEqual({ do: 'nothing' })
})

test('[NAV-020] an open closable target is closed before anything else', () => {
  const closableTargets = ['lightbox']
  const closes = { do: 'close-target', target: 'lightbox' }
  expect(press({ closableTargets, hasAuthenticatedAccount: true })).toEqual(closes)
  expect(press({ closableTargets, isEscapeToLoginOn: true })).toEqual(closes)
})

test('[NAV-021] of two targets the most recently opened closes first, then the other', () => {
  expect(press({ closableTargets: ['quick-view', 'lightbox'] })).toEqual({ do: 'close-target', target: 'lightbox' })
  expect(press({ closableTargets: ['quick-view'] })).toEqual({ do: 'close-target', target: 'quick-view' })
})

test('[NAV-023] in the panel Escape toggles full-screen preview', () => {
  expect(decidePanelEscape({ isGuideOpen: false })).toBe('toggle-full-screen-preview')
})

test('[NAV-024] in the panel Escape closes an open guide', () => {
  expect(decidePanelEscape({ isGuideOpen: true })).toBe('close-guide')
})
