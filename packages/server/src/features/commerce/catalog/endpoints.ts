import { productCalls } from '@sitewright/model/calls/products'
import { actorOf, mayInject } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { categoryEndpoints } from './category-endpoints'
import { arrangeProduct } from './products/arrange-product'
import { changeProduct } from './products/change-product'
import { changeProductState } from './products/change-state'
import { createProduct } from './products/create-product'
import { duplicateProduct } from './products/duplicate-product'
import { readProducts } from './products/list-products'
import { deleteProduct, restoreProduct } from './products/product-bin'
import { answerProduct } from './products/read-product'
import type { CatalogServices } from './store/catalog-services'
import { listTags } from './store/tag-rows'
import { variantEndpoints } from './variant-endpoints'

const rules = { group: 'Products', access: 'store.manage', area: 'catalog' } as const

export function catalogEndpoints(services: CatalogServices): Endpoint[] {
  return [
    defineEndpoint(productCalls.listProducts, {
      summary: 'List products by search, state, type, category, tag or stock, with cursors',
      ...rules,
      handle: ({ query, caller }) => readProducts(services, actorOf(caller).websiteId, query),
    }),
    defineEndpoint(productCalls.createProduct, {
      summary: 'Create a draft product with one variant. The first product also creates the store page.',
      ...rules,
      handle: ({ body, caller }) => createProduct(services, actorOf(caller), body),
      failures: ['page.slug-taken', 'product.sku-taken'],
    }),
    defineEndpoint(productCalls.readProduct, {
      summary: 'Get a product with its variants',
      ...rules,
      handle: ({ params: { productId }, caller }) => {
        const { websiteId } = actorOf(caller)
        return services.database.site(websiteId, (tx) => answerProduct(tx, websiteId, productId))
      },
    }),
    defineEndpoint(productCalls.changeProduct, {
      summary: 'Update a product. Changes go live immediately.',
      ...rules,
      handle: ({ params: { productId }, body, caller }) =>
        changeProduct(services, actorOf(caller), { productId, change: body }),
      failures: ['page.slug-taken', 'product.priced-by-variant', 'product.digital-options'],
    }),
    defineEndpoint(productCalls.changeProductState, {
      summary: 'Publish, hide or schedule a product',
      ...rules,
      handle: ({ params: { productId }, body, caller }) =>
        changeProductState(services, actorOf(caller), { productId, ...body, at: body.at }),
      failures: ['page.schedule-past'],
    }),
    defineEndpoint(productCalls.duplicateProduct, {
      summary: 'Duplicate a product as a draft with new SKUs and no stock',
      ...rules,
      handle: ({ params: { productId }, caller }) =>
        duplicateProduct(services, actorOf(caller), { productId, keepsCode: mayInject(caller) }),
      failures: ['page.slug-taken', 'product.sku-taken'],
    }),
    defineEndpoint(productCalls.deleteProduct, {
      summary: 'Move a product to the trash for 30 days',
      ...rules,
      handle: ({ params: { productId }, caller }) => deleteProduct(services, actorOf(caller), productId),
    }),
    defineEndpoint(productCalls.restoreProduct, {
      summary: 'Restore a product from the trash',
      ...rules,
      handle: ({ params: { productId }, caller }) => restoreProduct(services, actorOf(caller), productId),
      failures: ['page.slug-taken'],
    }),
    defineEndpoint(productCalls.arrangeProduct, {
      summary: 'Move a product before another one in the manual order, or to the end',
      ...rules,
      handle: ({ params: { productId }, body, caller }) =>
        arrangeProduct(services, actorOf(caller), { productId, ...body }),
    }),
    defineEndpoint(productCalls.listProductTags, {
      summary: 'List all product tags',
      ...rules,
      handle: async ({ caller }) => {
        const { websiteId } = actorOf(caller)
        const tags = await services.database.site(websiteId, (tx) => listTags(tx, websiteId))
        return { tags: tags.toSorted((one, other) => one.localeCompare(other, 'en')) }
      },
    }),
    ...variantEndpoints(services),
    ...categoryEndpoints(services),
  ]
}
