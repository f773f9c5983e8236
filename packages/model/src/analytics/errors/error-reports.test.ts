import { expect, test } from 'vitest'
import {
  type ErrorReportQueue,
  emptyErrorReportQueue,
  errorReportLimits,
  queueErrorReport,
  takeErrorReports,
} from './error-report-queue'
import { errorReportBody } from './error-reports'

const report = { message: 'x is not a function', stack: 'at y', url: '/', ts: 1 }

function queueMany(queue: ErrorReportQueue, count: number): ErrorReportQueue {
  return Array.from({ length: count }).reduce<ErrorReportQueue>((soFar) => queueErrorReport(soFar, report), queue)
}

test('[ANA-078] at most 20 sends are made', () => {
  let queue = emptyErrorReportQueue
  let sends = 0
  for (let i = 0; i < 30; i++) {
    const taken = takeErrorReports(queueErrorReport(queue, report))
    queue = taken.queue
    if (taken.batch.length > 0) sends++
  }
  expect(sends).toBe(20)
})

test('[ANA-079] at most 10 errors wait', () => {
  const queue = queueMany(emptyErrorReportQueue, 15)
  expect(queue.waiting).toHaveLength(10)
  expect(errorReportBody.safeParse(queue.waiting).success).toBe(true)
  expect(takeErrorReports(queue).queue.waiting).toEqual([])
})

test('[ANA-080] a stack is cut at 5000 characters', () => {
  const [long] = queueErrorReport(emptyErrorReportQueue, { ...report, stack: 's'.repeat(6000) }).waiting
  expect(long?.stack).toHaveLength(5000)
})

test('whatever a page throws, the report keeps to what the site takes', () => {
  const huge = { message: 'm'.repeat(9000), stack: 's'.repeat(9000), url: 'u'.repeat(9000), ts: 1 }
  expect(errorReportBody.safeParse(queueErrorReport(emptyErrorReportQueue, huge).waiting).success).toBe(true)
})

test('an empty queue sends nothing and counts nothing', () => {
  expect(takeErrorReports(emptyErrorReportQueue)).toEqual({ batch: [], queue: emptyErrorReportQueue })
  expect(errorReportLimits.debounceMs).toBe(1000)
})
