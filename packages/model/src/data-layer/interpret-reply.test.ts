import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswerFields } from './answer'
import { type Attempts, type CallFailure, interpretReply } from './interpret-reply'

const firstTry: Attempts = { hasRetriedCrumb: false, retriesLeft: 0 }

function interpret(status: number, answer: unknown, attempts: Partial<Attempts> = {}) {
  const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return interpretReply({ status, body }, { ...firstTry, ...attempts })
}

function failureOf(status: number, answer: unknown): CallFailure {
  const decision = interpret(status, answer)
  if (decision.kind !== 'failed') throw new Error(`expected a failure, got ${decision.kind}`)
  return decision.failure
}

test('an answer without a failure is a success with its data', () => {
  expect(interpret(200, { items: [1] })).toEqual({ kind: 'success', data: { items: [1] } })
  expect(interpret(204, '')).toEqual({ kind: 'success', data: undefined })
})

test('[DATA-010] every documented answer field is read', () => {
  const answer = {
    error: 'No',
    message: 'Please pay',
    billingErrorCode: 7,
    loginRequired: true,
    authorizationFail: true,
    crumbFail: true,
    crumb: 'c2',
    errors: { name: 'Too long' },
    cleaned: true,
    network: true,
    errorKey: 'billing.declined',
  }
  expect(readAnswerFields(answer)).toEqual(answer)
})

test('[DATA-011] an answer with an error fails, and its text reaches the caller', () => {
  expect(failureOf(200, { error: 'Out of stock' })).toMatchObject({ error: 'Out of stock', message: 'Out of stock' })
})

test('[DATA-012] the message of a failed answer reaches the caller, before its error text', () => {
  expect(failureOf(400, { error: 'E17', message: 'Choose a size' }).message).toBe('Choose a size')
  expect(failureOf(400, { error: true, message: 'Choose a size' }).message).toBe('Choose a size')
  expect(failureOf(401, { error: true, message: 5 }).message).toBe('Unauthorized request')
})

test('[DATA-014] a crumb failure is retried with the new crumb of the answer, whatever the status', () => {
  const retry = { kind: 'retry-with-crumb', newCrumb: 'c2' }
  expect(interpret(200, { crumbFail: true, crumb: 'c2' })).toEqual(retry)
  expect(interpret(403, { crumbFail: true, crumb: 'c2', error: 'Crumb' })).toEqual(retry)
})

test('[DATA-015] a second crumb failure is not retried: the call fails', () => {
  const decision = interpret(403, { crumbFail: true, crumb: 'c3' }, { hasRetriedCrumb: true, retriesLeft: 3 })
  expect(decision.kind).toBe('failed')
})

test('a crumb failure without a new crumb cannot be retried', () => {
  expect(interpret(200, { crumbFail: true }).kind).toBe('failed')
})

test('an answer that asks for a login fails and says so', () => {
  expect(failureOf(200, { loginRequired: true }).loginRequired).toBe(true)
})

test('[DATA-017] errors and errorKey reach the caller', () => {
  expect(failureOf(400, { errors: { email: 'Not valid' }, errorKey: 'form.invalid' })).toMatchObject({
    errors: { email: 'Not valid' },
    errorKey: 'form.invalid',
  })
})

test('[DATA-018] billingErrorCode reaches the caller', () => {
  expect(failureOf(402, { error: 'Declined', billingErrorCode: 12 }).billingErrorCode).toBe(12)
})

test('[DATA-019] authorizationFail reaches the caller', () => {
  expect(failureOf(403, { authorizationFail: true }).authorizationFail).toBe(true)
})

test('[DATA-020] a reply that is not JSON is quoted in the message, its first 100 characters', () => {
  expect(failureOf(200, '<html>').message).toBe('Internal Error: Unable to parse server response <html> as JSON')
  expect(failureOf(200, 'x'.repeat(500)).message).toBe(
    `Internal Error: Unable to parse server response ${'x'.repeat(100)} as JSON`,
  )
})

test('[DATA-021] status 401 reads "Unauthorized request"', () => {
  expect(failureOf(401, {}).message).toBe('Unauthorized request')
})

test('[DATA-022] status 403 reads "Unauthorized request"', () => {
  expect(failureOf(403, {}).message).toBe('Unauthorized request')
})

test('[DATA-023] status 500 reads "Internal server error. Please try again later."', () => {
  expect(failureOf(500, {}).message).toBe('Internal server error. Please try again later.')
})

test('[DATA-024] status 501 reads "Internal server error. Please try again later."', () => {
  expect(failureOf(501, '<h1>Not implemented</h1>').message).toBe('Internal server error. Please try again later.')
})

test('[DATA-025] status 503 reads "This service is temporarily unavailable. Please try again later."', () => {
  expect(failureOf(503, {}).message).toBe('This service is temporarily unavailable. Please try again later.')
})

test('[DATA-026] any other failing status, and no answer at all, reads "Unable to connect. Please try again"', () => {
  for (const status of [0, 404, 418, 502, 504]) {
    expect(failureOf(status, {}).message).toBe('Unable to connect. Please try again')
  }
  expect(failureOf(0, '').network).toBe(true)
  expect(failureOf(502, '').network).toBe(false)
})

test('[DATA-027] with a retry count, another failing status is retried every 200 ms up to the count', () => {
  const waits: number[] = []
  for (let retriesLeft = 3; ; retriesLeft--) {
    const decision = interpret(502, {}, { retriesLeft })
    if (decision.kind !== 'retry') break
    waits.push(decision.afterMs)
  }
  expect(waits).toEqual([200, 200, 200])
})

test('[DATA-028] without a retry count a failed connection is not retried', () => {
  expect(interpret(502, {}).kind).toBe('failed')
  expect(interpret(0, '').kind).toBe('failed')
})

test('[DATA-029] a retried call that succeeds is a success like any other', () => {
  expect(interpret(502, {}, { retriesLeft: 1 }).kind).toBe('retry')
  expect(interpret(200, { ok: 1 }, { retriesLeft: 0 })).toEqual({ kind: 'success', data: { ok: 1 } })
})

test('[DATA-030] statuses 401, 403, 500, 501 and 503 are not retried', () => {
  for (const status of [401, 403, 500, 501, 503]) {
    expect(interpret(status, {}, { retriesLeft: 5 }).kind).toBe('failed')
  }
})

test('no reply makes the interpretation throw', () => {
  fc.assert(
    fc.property(fc.nat(700), fc.oneof(fc.string(), fc.json()), (status, body) => {
      expect(interpretReply({ status, body }, firstTry).kind).toMatch(/^(success|failed|retry)/)
    }),
    { numRuns: 200 },
  )
})
