import type { ErrorReport } from '@sitewright/model/analytics/errors/error-report-queue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createErrorReporter } from './error-reporter'
import { watchErrors } from './watch-errors'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const report: ErrorReport = { message: 'Error: x', stack: '', url: '/', ts: 1 }

function setUp(send: () => Promise<unknown> = async () => {}) {
  const sent: (readonly ErrorReport[])[] = []
  const reporter = createErrorReporter({
    send(batch) {
      sent.push(batch)
      return send()
    },
    setTimer(run, delayMs) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  })
  return { sent, reporter }
}

test('[ANA-081] errors go out together once none has come for 1 s', async () => {
  const { sent, reporter } = setUp()
  reporter.report(report)
  await vi.advanceTimersByTimeAsync(999)
  reporter.report({ ...report, message: 'Error: y' })
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([[report, { ...report, message: 'Error: y' }]])
})

test('[ANA-077] a report that fails changes nothing for the page', async () => {
  const { sent, reporter } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
  reporter.report(report)
  await vi.advanceTimersByTimeAsync(1000)
  reporter.report(report)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
})

test('whatever is thrown becomes a report, and the reporter is fetched with the first of them', async () => {
  const page = Object.assign(new EventTarget(), { location: { href: 'http://a.example/x' } })
  const reports: ErrorReport[] = []
  const loadReporter = vi.fn(async () => ({ report: (given: ErrorReport) => void reports.push(given) }))
  const watch = watchErrors({ window: page, now: () => 5, loadReporter })
  expect(loadReporter).not.toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('no function') }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'plain text' }))
  watch.note(Object.create(null))
  watch.stop()
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'after the end' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(reports.map(({ message, url, ts }) => [message, url, ts])).toEqual([
    ['TypeError: no function', 'http://a.example/x', 5],
    ['plain text', 'http://a.example/x', 5],
    ['An error without words', 'http://a.example/x', 5],
  ])
  expect(loadReporter).toHaveBeenCalledTimes(1)
})

test('a reporter that cannot be fetched leaves the page alone', async () => {
  const page = Object.assign(new EventTarget(), { location: { href: '' } })
  const watch = watchErrors({ window: page, now: () => 5, loadReporter: () => Promise.reject(new Error('gone')) })
  expect(() => watch.note(new Error('x'))).not.toThrow()
  await vi.advanceTimersByTimeAsync(0)
})
