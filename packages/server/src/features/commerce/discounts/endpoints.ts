import { discountCalls } from '@sitewright/model/calls/discounts'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { Discounts } from './service'

const rules = { group: 'Discounts', access: 'store.manage', area: 'discounts' } as const

export function discountEndpoints(discounts: Discounts): Endpoint[] {
  return [
    defineEndpoint(discountCalls.listDiscounts, {
      summary: 'List discounts by state, name or code, with their uses, newest first, with cursors',
      ...rules,
      handle: ({ query, caller }) => discounts.list(actorOf(caller), query),
    }),
    defineEndpoint(discountCalls.createDiscount, {
      summary: 'Create a discount, automatic or with a code',
      ...rules,
      handle: ({ body, caller }) => discounts.add(actorOf(caller), body),
      failures: ['discount.code-taken', 'discount.too-many'],
    }),
    defineEndpoint(discountCalls.readDiscount, {
      summary: 'Get a discount',
      ...rules,
      handle: ({ params: { discountId }, caller }) => discounts.read(actorOf(caller), discountId),
    }),
    defineEndpoint(discountCalls.changeDiscount, {
      summary: 'Update a discount, or turn it on or off',
      ...rules,
      handle: ({ params: { discountId }, body, caller }) => discounts.change(actorOf(caller), discountId, body),
      failures: ['discount.code-taken'],
    }),
    defineEndpoint(discountCalls.deleteDiscount, {
      summary: 'Delete a discount. It can be restored.',
      ...rules,
      handle: ({ params: { discountId }, caller }) => discounts.remove(actorOf(caller), discountId),
    }),
    defineEndpoint(discountCalls.restoreDiscount, {
      summary: 'Restore a deleted discount',
      ...rules,
      handle: ({ params: { discountId }, caller }) => discounts.restore(actorOf(caller), discountId),
      failures: ['discount.code-taken', 'discount.too-many'],
    }),
  ]
}
