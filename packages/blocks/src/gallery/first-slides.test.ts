import { samplePlace } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import { wholeFirstView } from '../ground/first-view'
import { listFirstSlides } from './first-slides'
import { gallery } from './schema'

const wide = { desktop: 24, mobile: 8 }

function firstOf(props: Record<string, unknown>, firstView = wholeFirstView): number[] {
  const place = { ...samplePlace, columns: wide, firstView }
  const ratios = Array.from({ length: 24 }, () => 1.5)
  return [...listFirstSlides(gallery.props.parse({ slides: [], ...props }), place, ratios)]
}

test('pictures that the first screen shows do not wait, wherever in the list they are', () => {
  expect(firstOf({ design: 'slideshow' })).toEqual([0])
  expect(firstOf({ design: 'carousel', slidesPerRow: 4 })).toEqual([0, 1, 2, 3])
  expect(firstOf({ design: 'autogrid', columnWidth: 400 })).toEqual([0, 1, 2, 3, 4, 5])
  expect(firstOf({ design: 'autorows', rowHeight: 400 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  // Two columns on a phone: the second begins in the middle of the list.
  expect(firstOf({ design: 'autocolumns', columnWidth: 380 }, { desktop: 0, mobile: 300 })).toEqual([0, 1, 12, 13])
})

test('below the first screen all of them wait', () => {
  expect(firstOf({ design: 'grid' }, { desktop: 0, mobile: 0 })).toEqual([])
})
