import { categoryCalls } from '@sitewright/model/calls/categories'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import { arrangeCategories, changeCategory, createCategory, deleteCategory } from './categories/change-categories'
import { readCategories } from './categories/read-categories'
import type { CatalogServices } from './store/catalog-services'

const rules = { group: 'Products', access: 'store.manage', area: 'catalog' } as const

export function categoryEndpoints(services: CatalogServices): Endpoint[] {
  return [
    defineEndpoint(categoryCalls.listCategories, {
      summary: 'List categories, parents before children',
      ...rules,
      handle: async ({ caller }) => {
        const { websiteId } = actorOf(caller)
        return { categories: await services.database.site(websiteId, (tx) => readCategories(tx, websiteId)) }
      },
    }),
    defineEndpoint(categoryCalls.createCategory, {
      summary: 'Create a category, last within its parent',
      ...rules,
      handle: ({ body, caller }) => createCategory(services, actorOf(caller), body),
      failures: ['category.too-many', 'category.too-deep', 'category.slug-taken'],
    }),
    defineEndpoint(categoryCalls.changeCategory, {
      summary: 'Update a category. Its old URL redirects to the new one.',
      ...rules,
      handle: ({ params: { categoryId }, body, caller }) =>
        changeCategory(services, actorOf(caller), { categoryId, change: body }),
      failures: ['category.too-deep', 'category.in-itself', 'category.slug-taken'],
    }),
    defineEndpoint(categoryCalls.deleteCategory, {
      summary: 'Delete a category. Its subcategories move up one level, and its URL redirects to its parent.',
      ...rules,
      handle: ({ params: { categoryId }, caller }) => deleteCategory(services, actorOf(caller), categoryId),
    }),
    defineEndpoint(categoryCalls.arrangeCategories, {
      summary: 'Reorder the subcategories of a category',
      ...rules,
      handle: ({ body, caller }) => arrangeCategories(services, actorOf(caller), body),
    }),
  ]
}
