import { maskShapeNames } from '@sitewright/model/images/mask-shapes'
import { renderView } from '@sitewright/testkit/sites/render-block'
import { sampleId, samplePicture } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { belowFirstView, wholeFirstView } from '../ground/first-view'
import { image } from './schema'
import { ImageView } from './view'

function render(props: Record<string, unknown>, isFirst = false, asset = samplePicture): string {
  const context = { assets: new Map([[asset.id, asset]]) }
  const parsed = image.props.parse({ assetId: samplePicture.id, ...props })
  return renderView(ImageView, parsed, { context, place: { firstView: isFirst ? wholeFirstView : belowFirstView } })
}

test('a picture is offered in its stored widths, with its measures and the width of its block', () => {
  const html = render({})
  expect(html).toContain('100w, ')
  expect(html).toContain(`${samplePicture.address}?format=1500w 1500w`)
  expect(html).toContain('sizes="(max-width: 767px) max(100vw, 48vw + 74px), max(50vw, 16vw + 74px)"')
  expect(html).toContain('width="1600" height="1200"')
})

test('[IMG-001] an image element has its source, measures, focal point, load mode, and a srcset where there are widths', () => {
  const withWidths = render({ focalPoint: { x: 0.2, y: 1 } })
  const plain = { ...samplePicture, hasWidths: false }
  const withoutWidths = render({ focalPoint: { x: 0.2, y: 1 } }, false, plain)
  for (const html of [withWidths, withoutWidths]) {
    expect(html).toContain(` src="${samplePicture.address}"`)
    expect(html).toContain(' width="1600" height="1200"')
    expect(html).toContain(' data-image-focal-point="0.2,1"')
    expect(html).toContain(' loading="lazy"')
  }
  expect(withWidths).toContain(' srcSet="')
  expect(withoutWidths).not.toContain(' srcSet="')
})

test('pictures load lazily, but those of the first section at once', () => {
  expect(render({})).toContain('loading="lazy"')
  expect(render({}, true)).toContain('loading="eager" fetchPriority="high"')
})

test('[IMG-003] [IMG-004] the focal point defaults to the middle on both axes', () => {
  expect(render({})).toContain('data-image-focal-point="0.5,0.5"')
  expect(render({ focalPoint: {} })).toContain('data-image-focal-point="0.5,0.5"')
})

test('[IMG-005] the crop mode is cover, contain or none', () => {
  for (const cropMode of ['cover', 'contain', 'none']) expect(render({ cropMode })).toContain(`data-crop="${cropMode}"`)
  expect(image.props.safeParse({ cropMode: 'fill' }).success).toBe(false)
})

test('[IMG-011] a covering picture is cropped around its focal point', () => {
  const html = render({ cropMode: 'cover', focalPoint: { x: 0.2, y: 1 } })
  expect(html).toContain('object-fit:cover;object-position:20% 100%')
})

test('[IMG-010] a contained picture is aligned to the middle unless the owner says otherwise', () => {
  expect(render({ cropMode: 'contain' })).toContain('object-fit:contain;object-position:center')
  expect(render({ cropMode: 'contain', fitAlignment: 'top left' })).toContain('object-position:top left')
})

test('until it has come a picture is seen in its colors, unless they would stay beside it', () => {
  const ground = 'background:linear-gradient(#a3b1c2,#8d9a70,#4c4a3f)'
  expect(render({})).toContain(ground)
  expect(render({ cropMode: 'contain' })).not.toContain(ground)
  expect(render({}, false, { ...samplePicture, placeholder: null })).not.toContain('background:')
})

test.each(['poster', 'card', 'overlap', 'collage', 'stack'])(
  'in the layout %s a picture has a title, words and a button beside it, and no caption',
  (layout) => {
    const words = { title: 'Stoneware', text: 'Fired twice.', button: { label: 'See all', href: '/work' } }
    const html = render({ layout, caption: 'Not here', ...words })
    expect(html).toContain(`data-layout="${layout}"`)
    expect(html).toContain('Stoneware')
    expect(html).toContain('Fired twice.')
    expect(html).toMatch(/<a [^>]*href="\/work"[^>]*>See all<\/a>/)
    expect(html).not.toContain('Not here')
    expect(render({ layout })).not.toContain('image-words')
  },
)

test('an inline picture has its caption alone', () => {
  const html = render({ caption: 'A vase', title: 'Stoneware' })
  expect(html).toContain('<figcaption>A vase</figcaption>')
  expect(html).not.toContain('Stoneware')
})

test('a known shape masks the picture, and an unknown one leaves it whole', () => {
  for (const shape of maskShapeNames) expect(render({ shape })).toContain('style="mask:url(')
  expect(render({ shape: 'teapot' })).not.toContain('mask:')
  expect(render({})).not.toContain('mask:')
})

test('the words of the file describe the picture unless the block has its own', () => {
  expect(render({})).toContain('alt="A blue vase on a shelf"')
  expect(render({ altText: 'Ours' })).toContain('alt="Ours"')
  expect(render({ altText: '' })).toContain('alt=""')
  expect(render({ altText: '', link: { href: '/shop' } })).not.toContain('alt=""')
})

test('a picture whose file is gone leaves nothing behind', () => {
  expect(render({ assetId: sampleId(99) })).toBe('')
})

test('a picture that is still to be chosen is a drawing for the owner and nothing for visitors', () => {
  const props = image.props.parse({ placeholder: 'portrait' })
  const draw = (isEditing: boolean) => renderView(ImageView, props, { context: { isEditing } })
  expect(draw(true)).toContain('class="image-placeholder"')
  expect(draw(true)).toContain('Choose an image')
  expect(draw(false)).toBe('')
})

test('a cropped picture lies in a box of its own, keeps its widths, and asks for as many more pixels as it hides', () => {
  const html = render({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })
  expect(html).toContain('<span style="display:block;container-type:size;overflow:hidden;position:absolute;inset:0">')
  expect(html).toContain('clip-path:inset(0% 0% 0% 50%)')
  expect(html).toContain('sizes="(max-width: 767px) max(200vw, 48vw + 74px), max(100vw, 16vw + 74px)"')
  expect(html).toContain('width="1600" height="1200"')
  expect(render({})).not.toContain('clip-path')
})

test('a picture without known measures is shown whole', () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 }
  expect(render({ crop }, false, { ...samplePicture, width: null, height: null })).not.toContain('clip-path')
})

test('effects of its own are named in the markup, and those of the site are not', () => {
  expect(render({ hoverEffect: 'lift', scrollEffect: 'parallax' })).toContain(
    'data-hover="lift" data-scroll="parallax"',
  )
  expect(render({})).not.toMatch(/data-(hover|scroll)/)
})
