import { productCalls } from '@sitewright/model/calls/products'
import { variantCalls } from '@sitewright/model/calls/variants'
import { idempotencyKey } from '@sitewright/model/commerce/products/stock'
import { fail } from '@sitewright/model/failures/catalog'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { CatalogServices } from './store/catalog-services'
import { adjustStock, readStock } from './variants/adjust-stock'
import { changeOptions } from './variants/change-options'
import { changeVariant, changeVariants } from './variants/change-variants'
import { readLines } from './variants/list-lines'

const rules = { group: 'Products', access: 'store.manage', area: 'catalog' } as const

export function variantEndpoints(services: CatalogServices): Endpoint[] {
  return [
    defineEndpoint(variantCalls.listVariants, {
      summary: 'List variants of all products, by product or by lowest stock, with cursors',
      ...rules,
      handle: ({ query, caller }) => readLines(services, actorOf(caller).websiteId, query),
    }),
    defineEndpoint(productCalls.changeProductOptions, {
      summary: 'Change a product’s options and variants. Remaining variants keep their data.',
      ...rules,
      handle: ({ params: { productId }, body, caller }) =>
        changeOptions(services, actorOf(caller), { productId, change: body }),
      failures: ['product.digital-options', 'product.sku-taken'],
    }),
    defineEndpoint(productCalls.changeVariant, {
      summary: 'Change a variant’s SKU, prices, weight, size or image',
      ...rules,
      handle: ({ params: { variantId }, body, caller }) =>
        changeVariant(services, actorOf(caller), { variantId, change: body }),
      failures: ['product.sku-taken'],
    }),
    defineEndpoint(productCalls.changeVariants, {
      summary: 'Change many variants at once, all or none',
      ...rules,
      handle: ({ body, caller }) => changeVariants(services, actorOf(caller), body),
      failures: ['product.sku-taken', 'product.stock-short'],
    }),
    defineEndpoint(productCalls.adjustStock, {
      summary: 'Add to, remove from or set a variant’s stock. Use `Idempotency-Key` to make retries safe.',
      ...rules,
      handle: async ({ params: { variantId }, body: adjustment, caller, request }) => {
        const sent = idempotencyKey.safeParse(request.headers['idempotency-key'])
        if (!sent.success) return fail('request.invalid', { errors: { 'Idempotency-Key': 'At most 200 characters.' } })
        const byToken = caller.by === 'token'
        return adjustStock(services, actorOf(caller), { variantId, adjustment, key: sent.data ?? null, byToken })
      },
      failures: ['product.stock-short', 'product.key-reused'],
    }),
    defineEndpoint(productCalls.readStock, {
      summary: 'Get a variant’s stock and stock log, newest first',
      ...rules,
      handle: ({ params: { variantId }, query, caller }) =>
        readStock(services, actorOf(caller).websiteId, { variantId, cursor: query.cursor }),
    }),
  ]
}
