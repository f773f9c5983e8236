import { samplePlace } from '@sitewright/testkit/sites/render-block'
import { expect, test } from 'vitest'
import type { ViewAsset } from '../ground/view-context'
import { gallery } from './schema'
import { listSlideSizes } from './slide-sizes'

/** For a picture twice as wide as high. */
function sizeOf(props: Record<string, unknown>, isUrgent = false): string {
  const wide = { width: 2000, height: 1000 } as ViewAsset
  return listSlideSizes(gallery.props.parse({ slides: [], ...props }), samplePlace, { asset: wide, isUrgent })
}

test('a slide that fills its cell is fetched as wide as it is drawn, not as wide as the cell', () => {
  expect(sizeOf({ design: 'grid', slidesPerRow: 2, 'square-thumbs': true, 'auto-crop': true })).toBe(
    '(max-width: 767px) 46vw, 46vw',
  )
  expect(sizeOf({ design: 'grid', slidesPerRow: 2, 'square-thumbs': true, 'auto-crop': false })).toBe(
    '(max-width: 767px) 46vw, 23vw',
  )
  expect(sizeOf({ design: 'grid', slidesPerRow: 2, 'square-thumbs': true, 'auto-crop': true }, true)).toBe(
    '(max-width: 767px) 91vw, 46vw',
  )
  expect(sizeOf({ design: 'slideshow', imageAspectRatio: 2, 'auto-crop': true })).toBe('(max-width: 767px) 91vw, 46vw')
})

test('columns, rows and strips are told by their measures, a list by the share of its pictures', () => {
  expect(sizeOf({ design: 'autocolumns', columnWidth: 300 })).toBe(
    '(max-width: 767px) min(46vw, 420px), min(46vw, 420px)',
  )
  expect(sizeOf({ design: 'autorows', rowHeight: 200 })).toBe('(max-width: 767px) min(91vw, 560px), min(46vw, 560px)')
  expect(sizeOf({ design: 'list', listImageSize: 'medium' })).toBe('(max-width: 767px) 91vw, 19vw')
  expect(sizeOf({ design: 'slider', imageAspectRatio: 4 })).toBe('(max-width: 767px) 46vw, 23vw')
})
