import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { collectionKinds } from '@sitewright/model/collections/collection-kinds'
import { addressOfItem, type Collection, describeCollection } from './collection'
import type { CollectionIndex } from './collection-index'
import { addressOfList, type ListQuery } from './list-query'
import { excerptOf, findAuthor } from './make-cards'
import type { ShownItem } from './rows'

/** Lists and items as programs read them. What is here is public: keys are named one by one. */

export function describeSiteJson({ site }: Collection) {
  const { title, language, timeZone } = site.settings
  return { id: site.website.id, siteTitle: title, baseUrl: site.origin, language, timeZone }
}

export function describeCollectionJson(collection: Collection, index?: CollectionIndex) {
  const { type, typeName, id } = describeCollection(collection)
  const names = (all: CollectionIndex['tags']) => [...all.values()].slice(0, maxNames).map(({ name }) => name)
  return {
    id,
    title: collection.title,
    urlId: collection.slug,
    fullUrl: collection.path,
    type,
    typeName,
    ...(index === undefined ? {} : { categories: names(index.categories), tags: names(index.tags) }),
  }
}

const maxNames = 500

export function describeItemJson(collection: Collection, item: ShownItem, assets: ReadonlyMap<string, ViewAsset>) {
  const { fields } = item
  const { origin } = collection.site
  const author = findAuthor(collection, fields.authorId)
  const picture = assets.get(fields.picture?.assetId ?? '')
  return {
    id: item.id,
    collectionId: collection.collectionId,
    recordType: collectionKinds[collection.name].itemType,
    title: item.title,
    urlId: item.slug,
    fullUrl: addressOfItem(collection, item.slug),
    excerpt: excerptOf(collection, item),
    tags: fields.tags,
    categories: fields.categories,
    starred: fields.isFeatured,
    commentCount: item.commentCount,
    publishOn: item.shownAt?.getTime() ?? null,
    updatedOn: item.changedAt.getTime(),
    author: author === null ? null : { id: author.id, displayName: author.name, bio: author.bio },
    assetUrl: picture === undefined ? null : origin + picture.address,
    mediaFocalPoint: fields.picture?.focalPoint ?? null,
    sourceUrl: fields.sourceUrl || null,
    location: fields.location,
    ...(fields.event === null
      ? {}
      : {
          startDate: Date.parse(fields.event.startsAt),
          endDate: item.endsAt?.getTime() ?? null,
          isAllDay: fields.event.isAllDay,
          timeZone: fields.event.timeZone,
        }),
  }
}

/** Of the lists before and after one. */
export function describePaging(collection: Collection, query: ListQuery, hasMore: boolean) {
  const linkTo = (number: number) => addressOfList(collection, { ...query, number, format: null })
  return {
    page: query.number,
    pageSize: collection.design.pageSize,
    ...(hasMore ? { nextPage: true, nextPageUrl: linkTo(query.number + 1) } : {}),
    ...(query.number > 1 ? { prevPage: true, prevPageUrl: linkTo(query.number - 1) } : {}),
  }
}

export function writeJson(value: object, format: 'json' | 'json-pretty'): string {
  return format === 'json' ? JSON.stringify(value) : `${JSON.stringify(value, null, 2)}\n`
}
