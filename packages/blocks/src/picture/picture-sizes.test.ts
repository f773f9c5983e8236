import { expect, test } from 'vitest'
import { listPictureSizes } from './picture-sizes'

const place = { columns: { desktop: 12, mobile: 8 }, rows: { desktop: 20, mobile: 5 } }

test('a picture is asked for as wide as its block, and wider where a part of it is shown', () => {
  expect(listPictureSizes(place)).toBe('(max-width: 767px) 100vw, 50vw')
  expect(listPictureSizes(place, { shownShare: 0.5 })).toBe('(max-width: 767px) 200vw, 100vw')
})

test('a picture that fills a tall block is asked for as wide as the height makes it', () => {
  expect(listPictureSizes(place, { coverRatio: 1.5 })).toBe(
    '(max-width: 767px) max(100vw, 45vw + 66px), max(50vw, 60vw + 314px)',
  )
})

test('a block over the bleed is never wider than the window', () => {
  expect(listPictureSizes({ ...place, columns: { desktop: 26, mobile: 10 } })).toBe('(max-width: 767px) 100vw, 100vw')
})
