import { collectionCalls } from '@sitewright/model/calls/collections'
import { nameItemWish } from '@sitewright/model/collections/item-shelf'
import { fail } from '@sitewright/model/failures/catalog'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { FillShelves } from '../../../render/shelves'
import type { SiteDataSource } from '../../../render/site-data'
import type { Services } from '../../../services/services'
import { readPageSettings } from './rows'

interface ShelfParts extends Pick<Services, 'database'> {
  readonly siteData: SiteDataSource
  readonly fillItemShelves: FillShelves['items']
}

/** What the editor draws blocks of collections with. */
export function itemShelfEndpoints({ database, siteData, fillItemShelves }: ShelfParts): Endpoint[] {
  return [
    defineEndpoint(collectionCalls.readItemShelf, {
      summary: 'List what a block shows of a collection, as visitors see it',
      group: 'Collections',
      access: 'items.edit',
      async handle({ params, query, caller: { website } }) {
        if (website === null) return fail('request.not-found')
        const wish = { ...query, collectionId: params.collectionId }
        const site = await siteData.load(website)
        return database.site(website.id, async (tx) => {
          const isOwn = (await readPageSettings(tx, website.id, params.collectionId)) !== null
          if (!isOwn) return fail('request.not-found')
          const { itemShelves } = await fillItemShelves(tx, site, [wish])
          return itemShelves.get(nameItemWish(wish)) ?? fail('request.not-found')
        })
      },
      failures: ['request.not-found'],
    }),
  ]
}
