import { expect, test } from 'vitest'
import { errorOverlayButtons, mayShowErrorOverlay, wordErrorOverlay } from './error-overlay'

test('[DATA-032] a cleaned error is titled "Something Went Wrong!" and shows its text', () => {
  expect(wordErrorOverlay({ cleaned: true, message: 'This page was deleted.', network: false })).toEqual({
    title: 'Something Went Wrong!',
    text: 'This page was deleted.',
  })
})

test('[DATA-045] where no answer came it adds a hint about the connection', () => {
  const { text } = wordErrorOverlay({ cleaned: true, message: 'Unable to connect. Please try again', network: true })
  expect(text).toBe('Unable to connect. Please try again. Please check your internet connection.')
})

test('an error that is not cleaned keeps its detail to itself', () => {
  const overlay = wordErrorOverlay({ cleaned: false, message: 'relation "carts" does not exist', network: false })
  expect(overlay.title).toBe('System Error')
  expect(overlay.text).not.toContain('carts')
})

test('[DATA-037] a failure that the caller handles may show no overlay', () => {
  for (const place of ['panel', 'preview', 'published'] as const) {
    expect(mayShowErrorOverlay({ isHandledByCaller: true, place, isStartedByVisitor: true })).toBe(false)
  }
})

test('an unhandled failure may cover the panel and preview, and a published page only when the visitor asked', () => {
  const unhandled = { isHandledByCaller: false, isStartedByVisitor: false }
  expect(mayShowErrorOverlay({ ...unhandled, place: 'panel' })).toBe(true)
  expect(mayShowErrorOverlay({ ...unhandled, place: 'preview' })).toBe(true)
  expect(mayShowErrorOverlay({ ...unhandled, place: 'published' })).toBe(false)
  expect(mayShowErrorOverlay({ ...unhandled, place: 'published', isStartedByVisitor: true })).toBe(true)
})

test('the overlay offers to reload and to clear', () => {
  expect(errorOverlayButtons).toEqual({ reload: 'Reload Page', clear: 'Clear' })
})
