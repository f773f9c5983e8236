import { expect, test } from 'vitest'
import { editorBlockTypes, sliceVariants, visitorBlockTypes } from './block-types'

test('[REF-012] editor block types have exactly the documented numbers', () => {
  expect(editorBlockTypes).toEqual({
    heading: 1,
    subHeading: 2,
    body: 3,
    image: 4,
    gallery: 5,
    video: 6,
    socialIcons: 7,
    buttons: 8,
    navigation: 9,
    customForm: 10,
    newsletter: 11,
    album: 12,
    map: 13,
    logo: 14,
    action: 15,
    form: 16,
    lock: 17,
    password: 18,
    twitter: 19,
    popupOverlayAction: 20,
    tempLockInject: 100,
  })
})

test('[REF-013] visitor-script block types run from 1 to 70 and name the documented numbers', () => {
  expect(visitorBlockTypes).toMatchObject({
    form: 9,
    product: 43,
    opentable: 50,
    button: 53,
    summaryV2: 55,
    opentableV2: 66,
    memberArea: 67,
    tock: 68,
    accordion: 69,
    marquee: 70,
  })
  const numbers = Object.values(visitorBlockTypes)
  expect(Math.min(...numbers)).toBe(1)
  expect(Math.max(...numbers)).toBe(70)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('[REF-014] the twenty slice variants are numbered 1000 to 1019 in the listed order', () => {
  expect(Object.keys(sliceVariants)).toEqual([
    'gallerySlideshow',
    'galleryCarousel',
    'galleryGrid',
    'galleryStack',
    'summaryWall',
    'summaryCarousel',
    'summaryList',
    'summaryGrid',
    'chartBar',
    'chartLine',
    'chartPie',
    'imageInline',
    'imagePoster',
    'imageCard',
    'imageOverlap',
    'imageCollage',
    'imageStack',
    'restaurantReservation',
    'restaurantReservationSecond',
    'events',
  ])
  expect(Object.values(sliceVariants)).toEqual(Array.from({ length: 20 }, (_, index) => 1000 + index))
})
