import { renderView } from '@sitewright/testkit/sites/render-block'
import { samplePicture } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import type { ViewAsset } from '../ground/view-context'
import { gallery } from './schema'
import { GalleryView } from './view'

function render(slides: readonly object[], asset: Partial<ViewAsset> = {}, isEditing = false): string {
  const assets = new Map([[samplePicture.id, { ...samplePicture, ...asset }]])
  const props = gallery.props.parse({ slides, design: 'autorows', mixedContent: true })
  return renderView(GalleryView, props, { context: { assets, isEditing } })
}

const assetId = samplePicture.id
const ratioOf = (html: string) => Number(/--slide-ratio:([^;"]*)/.exec(html)?.[1])

test('a picture without a measure, of no size or of no number keeps a usual place, and one out of all measure a possible one', () => {
  for (const [width, height] of [
    [null, null],
    [0, 0],
    [800, 0],
    [Number.NaN, Number.NaN],
  ] as const) {
    const html = render([{ assetId }], { width, height })
    expect(ratioOf(html), `${width} x ${height}`).toBeCloseTo(16 / 9, 2)
    expect(html).not.toMatch(/data-image-dimensions|NaN|width="0"/)
  }
  expect(ratioOf(render([{ assetId }], { width: 90_000, height: 1 }))).toBe(4)
  expect(ratioOf(render([{ assetId }], { width: 1, height: 90_000 }))).toBe(0.25)
})

test('[VID-017] [VID-018] a video without a picture has the shape of a placeholder: 65 percent high, and in rows a column’s share of their width', () => {
  const slides = [{ video: 'https://vimeo.com/76979871' }]
  expect(ratioOf(render(slides))).toBeCloseTo(100 / 65, 2)
  const grid = gallery.props.parse({ slides, design: 'grid', slidesPerRow: 5, mixedContent: true })
  expect(renderView(GalleryView, grid)).toContain('--ratio:1;')
})

test('slides whose picture is gone or is no picture are left out, and the others are counted without them', () => {
  const html = render([{ assetId: 'f'.repeat(24), title: 'Gone' }, { assetId }, { title: 'Never chosen' }])
  expect(html.match(/class="slide"/g)).toHaveLength(1)
  expect(html).not.toMatch(/Gone|Never chosen/)
  expect(render([{ assetId }], { kind: 'file' })).toBe('')
})

test('a gallery without slides is nothing for visitors, and a hint for its owner', () => {
  expect(render([])).toBe('')
  expect(render([], {}, true)).toContain('Add images to the gallery.')
})

test('hostile embed code among the slides leaves the picture alone in its place', () => {
  const html = render([{ assetId, video: '<iframe src="javascript:steal()"></iframe><script>steal()</script>' }])
  expect(html).toContain('data-type="image"')
  expect(html).not.toMatch(/steal|iframe|script/)
})
