import { expect, test } from 'vitest'
import { collectionTypes } from '../reference/collections'
import { pageTypes } from '../reference/pages'
import { collectionPageKinds, isCartPage, isReviewsRequestPage, recognizeCollectionPage } from './page-kinds'

const everyPageType = Object.values(pageTypes)

test('[NAV-040] the reviews request page is recognized, and no other', () => {
  expect(everyPageType.filter(isReviewsRequestPage)).toEqual([209])
})

test('[NAV-041] the cart page is recognized in both its numbers, and no other', () => {
  expect(everyPageType.filter(isCartPage)).toEqual([200, 205])
})

test('[NAV-042] the seven collection page kinds are recognized from type, name and view', () => {
  const list = pageTypes.contentCollection
  const generic = collectionTypes.generic
  const recognized = [
    recognizeCollectionPage({ pageType: list, collectionType: collectionTypes.products }),
    recognizeCollectionPage({ pageType: pageTypes.contentItem, collectionType: collectionTypes.products }),
    recognizeCollectionPage({ pageType: list, collectionType: generic, typeName: 'blog' }),
    recognizeCollectionPage({ pageType: list, collectionType: generic, typeName: 'gallery' }),
    recognizeCollectionPage({ pageType: list, collectionType: generic, typeName: 'events', view: 'list' }),
    recognizeCollectionPage({ pageType: list, collectionType: generic, typeName: 'events', view: 'calendar' }),
    recognizeCollectionPage({ pageType: pageTypes.search }),
  ]
  expect(recognized).toEqual(collectionPageKinds)
})

test('[NAV-042] other pages are no collection page', () => {
  expect(recognizeCollectionPage({ pageType: pageTypes.page })).toBeUndefined()
  expect(recognizeCollectionPage({ pageType: pageTypes.contentItem, typeName: 'blog' })).toBeUndefined()
  expect(recognizeCollectionPage({ pageType: pageTypes.contentCollection, typeName: 'constructor' })).toBeUndefined()
})

test('[SRCH-003] the search page has page type 102 and is a recognized collection page', () => {
  expect(pageTypes.search).toBe(102)
  expect(recognizeCollectionPage({ pageType: 102 })).toBe('search-page')
})
