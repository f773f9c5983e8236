import { galleryDesigns } from '@sitewright/model/galleries/designs'
import { renderView } from '@sitewright/testkit/sites/render-block'
import { samplePicture } from '@sitewright/testkit/sites/sample-page'
import { expect, test } from 'vitest'
import { gallery } from './schema'
import { GalleryView } from './view'

/** The markup half of the carousel pattern of the ARIA Authoring Practices; what moves is tried in gallery-motion.e2e.ts. */
function render(props: Record<string, unknown>, count = 3): string {
  const slides = Array.from({ length: count }, (_, index) => ({
    assetId: samplePicture.id,
    title: `Work ${index + 1}`,
    url: `work-${index + 1}`,
  }))
  return renderView(GalleryView, gallery.props.parse({ slides, label: 'Houses', ...props }))
}

const moving = ['base', 'slider', 'slideshow', 'carousel']
const namesOf = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)

test('a gallery whose slides move is a labeled region called a carousel; one that lies still is a plain list', () => {
  for (const design of galleryDesigns) {
    const html = render({ design })
    expect(html).toMatch(/^<section [^>]*aria-label="Houses"/)
    expect(html.includes('aria-roledescription="carousel"'), design).toBe(moving.includes(design))
    expect(html.includes('<ul class="gallery-slides"'), design).toBe(!moving.includes(design))
  }
})

test('each slide of a carousel is a group called a slide and named by its place', () => {
  for (const design of moving) {
    const html = render({ design })
    for (const place of ['1 of 3', '2 of 3', '3 of 3']) {
      expect(html).toContain(`role="group" aria-roledescription="slide" aria-label="${place}"`)
    }
  }
})

test('the button that stops the rotation comes first by Tab, then the arrows, and all come before the slides', () => {
  const html = render({ design: 'base', autoplay: true })
  expect(namesOf(html)).toEqual(['Stop slideshow', 'Previous slide', 'Next slide'])
  expect(html.indexOf('data-controls')).toBeLessThan(html.indexOf('data-slides'))
  expect(html).not.toContain('aria-pressed')
  expect(namesOf(render({ design: 'base' }))).toEqual(['Previous slide', 'Next slide'])
})

test('slide pickers are a labeled group of buttons that are named as their slides; that of the shown one can be reached but does nothing', () => {
  const html = render({ design: 'slideshow' })
  expect(html).toContain('role="group" aria-label="Choose a slide"')
  expect(namesOf(html).slice(2)).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  const pickers = [...html.matchAll(/<button[^>]*data-thumb="\d"[^>]*>/g)].map(([tag]) => tag)
  expect(pickers.map((tag) => tag.includes('aria-disabled="true"'))).toEqual([true, false, false])
  for (const tag of pickers) expect(tag).not.toMatch(/ disabled/)
})

test('one slide alone has neither arrows nor pickers', () => {
  for (const design of moving) expect(namesOf(render({ design, autoplay: true }, 1)), design).toEqual([])
})
