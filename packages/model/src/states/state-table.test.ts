import { expect, test } from 'vitest'
import { memberTable } from '../accounts/members'
import { cartTable } from '../commerce/cart/cart-states'
import { checkoutTable } from '../commerce/checkout/checkout-states'
import { paymentTable, refundTable } from '../commerce/checkout/payment-states'
import { fulfillmentTable, orderPaymentTable } from '../commerce/orders/order-states'
import { submissionTable } from '../forms/inbox'
import { jobTable } from '../jobs/job-answers'
import { importTable } from '../lists/list-imports'
import { subscriberTable } from '../lists/mailing-lists'
import { contentStatusTable } from '../reference/content-statuses'
import {
  asBefore,
  defineStates,
  gone,
  listMoves,
  nextState,
  stateAfter,
  statesBefore,
  statesLeadingTo,
} from './state-table'

const tables = {
  submission: submissionTable,
  subscriber: subscriberTable,
  member: memberTable,
  import: importTable,
  job: jobTable,
  content: contentStatusTable,
  checkout: checkoutTable,
  payment: paymentTable,
  refund: refundTable,
  orderPayment: orderPaymentTable,
  fulfillment: fulfillmentTable,
  cart: cartTable,
}

interface PlainTable {
  readonly initial: readonly string[]
  readonly moves: Readonly<Record<string, Readonly<Record<string, string>>>>
}

test.each(Object.entries<PlainTable>(tables))('%s: every state is known, and reached from a beginning', (_name, it) => {
  const reached = new Set(it.initial)
  for (const state of reached)
    for (const next of Object.values(it.moves[state] ?? {})) if (next !== gone && next !== asBefore) reached.add(next)
  expect([...reached].sort()).toEqual(Object.keys(it.moves).sort())
})

test.each(Object.entries<PlainTable>(tables))('%s: an event leads to one state, wherever it happens', (_name, it) => {
  const targets = new Map(Object.values(it.moves).flatMap((moves) => Object.entries(moves)))
  for (const moves of Object.values(it.moves))
    for (const [event, target] of Object.entries(moves)) expect([event, target]).toEqual([event, targets.get(event)])
})

test('a move is allowed where the table says so, and nowhere else', () => {
  expect(nextState(submissionTable, 'inbox', 'delete')).toBe('deleted')
  expect(nextState(submissionTable, 'inbox', 'erase')).toBeNull()
  expect(nextState(submissionTable, 'deleted', 'erase')).toBe(gone)
  expect(listMoves(submissionTable, 'spam')).toEqual(['release', 'delete'])
  expect(listMoves(importTable, 'done')).toEqual([])
  expect(statesBefore(memberTable, 'suspend')).toEqual(['active', 'invited'])
  expect(stateAfter(memberTable, 'suspend')).toBe('suspended')
  expect(statesLeadingTo(submissionTable, 'inbox')).toEqual(['spam', 'deleted'])
})

test('an unknown state or event does not compile', () => {
  // @ts-expect-error no such event
  expect(nextState(memberTable, 'active', 'erase')).toBeNull()
  // @ts-expect-error no such state
  expect(() => nextState(memberTable, 'asleep', 'suspend')).toThrow()
  // @ts-expect-error a move leads to a state of the table
  defineStates({ initial: ['on'], moves: { on: { press: 'of' }, off: { press: 'on' } } })
  // @ts-expect-error it begins in a state of the table
  defineStates({ initial: ['open'], moves: { on: { press: 'off' }, off: { press: 'on' } } })
})
