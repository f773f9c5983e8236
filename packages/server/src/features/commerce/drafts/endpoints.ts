import { draftOrderCalls } from '@sitewright/model/calls/draft-orders'
import { idempotencyKey } from '@sitewright/model/commerce/products/stock'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { siteOf } from '../../../http/site-of'
import type { Drafts } from './drafts'

const rules = { group: 'Draft orders', access: 'store.manage' } as const
const held = ['draft.ordered', 'draft.busy'] as const

export function draftOrderEndpoints(drafts: Drafts): Endpoint[] {
  return [
    defineEndpoint(draftOrderCalls.listDraftOrders, {
      ...rules,
      summary: 'List draft orders, open ones first, then by last change',
      handle: ({ query, caller }) => drafts.list(siteOf(caller), query),
    }),
    defineEndpoint(draftOrderCalls.createDraftOrder, {
      ...rules,
      summary: 'Create a draft order for a customer. Use `Idempotency-Key` to make retries safe.',
      handle: async ({ body, caller, request }) => {
        const sent = idempotencyKey.safeParse(request.headers['idempotency-key'])
        if (!sent.success) return fail('request.invalid', { errors: { 'Idempotency-Key': 'At most 200 characters.' } })
        return drafts.create(siteOf(caller), body, sent.data ?? null)
      },
      failures: ['draft.too-many', 'draft.key-reused'],
    }),
    defineEndpoint(draftOrderCalls.quoteDraftOrder, {
      ...rules,
      summary: 'Calculate a draft order’s totals and shipping options without saving it',
      handle: ({ body, caller }) => drafts.quote(siteOf(caller), body),
    }),
    defineEndpoint(draftOrderCalls.readDraftOrder, {
      ...rules,
      summary: 'Get a draft order with its current totals and payment link',
      handle: ({ params: { draftId }, caller }) => drafts.read({ websiteId: siteOf(caller), draftId }),
    }),
    defineEndpoint(draftOrderCalls.changeDraftOrder, {
      ...rules,
      summary: 'Update a draft order. Its payment link stops working until you send it again.',
      handle: ({ params: { draftId }, body, caller }) => drafts.change({ websiteId: siteOf(caller), draftId }, body),
      failures: ['draft.changed-elsewhere', ...held],
    }),
    defineEndpoint(draftOrderCalls.deleteDraftOrder, {
      ...rules,
      summary: 'Delete a draft order and its payment link',
      handle: ({ params: { draftId }, caller }) => drafts.remove({ websiteId: siteOf(caller), draftId }),
      failures: [...held],
    }),
    defineEndpoint(draftOrderCalls.sendDraftOrder, {
      ...rules,
      summary: 'Email the customer a link to pay the draft order. The link works for 30 days.',
      handle: ({ params: { draftId }, caller }) => drafts.send({ websiteId: siteOf(caller), draftId }),
      failures: ['draft.no-email', 'draft.empty', 'draft.unavailable', ...held],
    }),
    defineEndpoint(draftOrderCalls.payDraftOrder, {
      ...rules,
      summary: 'Mark a draft order as paid, which turns it into an order. Repeated requests return the same order.',
      handle: ({ params: { draftId }, body: { expectedTotalCents }, caller }) =>
        drafts.pay({ websiteId: siteOf(caller), draftId }, expectedTotalCents),
      failures: [
        ...(['draft.no-email', 'draft.empty', 'draft.unavailable', 'draft.changed', 'draft.busy'] as const),
        ...(['checkout.short', 'draft.incomplete', 'draft.no-delivery'] as const),
      ],
    }),
  ]
}
