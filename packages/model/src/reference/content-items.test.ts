import { expect, test } from 'vitest'
import { contentItemTypes } from './content-items'

test('[REF-002] content item types have exactly the documented numbers', () => {
  expect(contentItemTypes).toEqual({
    text: 1,
    image: 2,
    quote: 4,
    link: 5,
    chat: 6,
    audio: 7,
    video: 8,
    deprecatedVideo: 9,
    review: 10,
    storeItem: 11,
    event: 12,
    thread: 13,
    gallery: 14,
    binary: 15,
    cssAsset: 16,
    tweakAsset: 17,
    digitalGood: 18,
    attachment: 19,
    wordpressExport: 20,
    internalExport: 21,
    proseMirrorText: 22,
    tweet: 50,
    rss: 51,
    checkin: 52,
    delicious: 53,
    knowledgeBaseArticle: 54,
    projectItem: 55,
    collectionTaxonomy: 56,
    sectionTaxonomy: 57,
    itemTaxonomy: 58,
    portfolioItem: 59,
    translatableStringsExport: 60,
    videoSecondKind: 61,
    lesson: 62,
  })
})

test('[REF-003] no content item type has the number 3', () => {
  expect(new Set<number>(Object.values(contentItemTypes)).has(3)).toBe(false)
})
