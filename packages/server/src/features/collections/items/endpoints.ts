import { collectionCalls } from '@sitewright/model/calls/collections'
import { fail } from '@sitewright/model/failures/catalog'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { PageServices } from '../../pages/store/page-context'
import { arrangeItem } from './arrange-item'
import { changeItem } from './change-item'
import { changeItems } from './change-items'
import { createItem } from './create-item'
import { findCollection } from './find-item'
import { readItems } from './list-items'
import { listNames } from './name-rows'
import { answerItem } from './read-item'

const group = 'Collections'

/** Whatever pages have, such as content, versions, schedules and previews, items have by the calls of pages. */
export function itemEndpoints(services: PageServices): Endpoint[] {
  return [
    defineEndpoint(collectionCalls.listItems, {
      summary: 'List a collection’s items by search, state, tag, category, author or day, with cursors',
      group,
      access: 'panel.open',
      handle: ({ params: { collectionId }, query, caller }) =>
        readItems(services, actorOf(caller).websiteId, { collectionId, query }),
    }),
    defineEndpoint(collectionCalls.createItem, {
      summary: 'Create a draft item',
      group,
      access: 'items.edit',
      handle: ({ params: { collectionId }, body, caller }) =>
        createItem(services, actorOf(caller), { collectionId, wanted: body }),
      failures: ['page.slug-taken'],
    }),
    defineEndpoint(collectionCalls.listItemNames, {
      summary: 'List the tags and categories of a collection',
      group,
      access: 'panel.open',
      handle: ({ params: { collectionId }, caller }) => {
        const { websiteId } = actorOf(caller)
        return services.database.site(websiteId, async (tx) => {
          if ((await findCollection(tx, websiteId, collectionId)) === null) return fail('request.not-found')
          return {
            tags: await listNames(tx, { websiteId, collectionId, kind: 'tags' }),
            categories: await listNames(tx, { websiteId, collectionId, kind: 'categories' }),
          }
        })
      },
    }),
    defineEndpoint(collectionCalls.readItem, {
      summary: 'Get an item with its settings',
      group,
      access: 'panel.open',
      handle: ({ params: { itemId }, caller }) => {
        const { websiteId } = actorOf(caller)
        return services.database.site(websiteId, (tx) => answerItem(tx, websiteId, itemId))
      },
    }),
    defineEndpoint(collectionCalls.changeItem, {
      summary: 'Update an item. Changes go live immediately.',
      group,
      access: 'items.edit',
      handle: ({ params: { itemId }, body, caller }) => changeItem(services, actorOf(caller), { itemId, change: body }),
      failures: ['page.slug-taken'],
    }),
    defineEndpoint(collectionCalls.changeItems, {
      summary: 'Tag, feature, move, publish or delete many items at once',
      group,
      access: 'items.edit',
      handle: ({ body, caller }) => changeItems(services, actorOf(caller), body),
      failures: ['page.slug-taken'],
    }),
    defineEndpoint(collectionCalls.arrangeItem, {
      summary: 'Move an item before another one in the manual order, or to the end',
      group,
      access: 'items.edit',
      handle: ({ params: { itemId }, body, caller }) => arrangeItem(services, actorOf(caller), { itemId, ...body }),
    }),
  ]
}
