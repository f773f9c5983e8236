import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFeatureLoader } from './load-feature'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const warnings: [text: string, error: unknown][] = []
  const loadFeature = createFeatureLoader({
    warn: (text, error) => warnings.push([text, error]),
    setTimer(run, delayMs) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  })
  return { warnings, loadFeature }
}

test('a feature that comes is handed on, and no timer is left behind', async () => {
  const { warnings, loadFeature } = setUp()
  expect(await loadFeature({ trigger: 'dialogs', load: async () => 'code' })).toBe('code')
  expect(warnings).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('[LIFE-032] a module that cannot be loaded is a warning that names its trigger, and nothing is thrown', async () => {
  const { warnings, loadFeature } = setUp()
  const load = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await loadFeature({ trigger: 'islands', address: '/_sitewright/islands.js', load })).toBeUndefined()
  expect(warnings[0]?.[0]).toBe('Unable to load module for trigger: islands')
  expect(warnings[0]?.[1]).toMatchObject({ name: 'ChunkLoadError', type: 'error', request: '/_sitewright/islands.js' })
})

test('a module that never comes counts as failed after 120 s', async () => {
  const { warnings, loadFeature } = setUp()
  const loading = loadFeature({ trigger: 'islands', load: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(warnings).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await loading).toBeUndefined()
  expect(warnings[0]?.[1]).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' })
})
