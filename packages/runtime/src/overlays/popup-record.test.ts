import { afterEach, expect, test, vi } from 'vitest'
import { noteSubmission, readRecord } from './popup-record'

afterEach(() => vi.unstubAllGlobals())

function stubStorage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  return stored
}

test('[OVER-061] a form that was taken in the popup stores the submitted flag, with the version that was shown', () => {
  const stored = stubStorage()
  const popup = new EventTarget()
  noteSubmission(popup, 3)
  expect(stored.size).toBe(0)
  popup.dispatchEvent(new CustomEvent('overlay-form:submitted', { bubbles: true }))
  expect(JSON.parse(stored.get('squarespace-popup-overlay') ?? '{}')).toMatchObject({ submitted: true, version: 3 })
  expect(readRecord()).toMatchObject({ submitted: true, version: 3 })
})

test('where storage is forbidden nothing is stored and nothing breaks', () => {
  const popup = new EventTarget()
  noteSubmission(popup, 1)
  vi.stubGlobal('localStorage', undefined)
  popup.dispatchEvent(new CustomEvent('overlay-form:submitted'))
  expect(readRecord()).toEqual({})
})
