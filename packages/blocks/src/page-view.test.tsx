import { emptyPage, sectionDividers } from '@sitewright/model/pages/document'
import { siteHeaderFooter } from '@sitewright/model/site/header-footer'
import {
  sampleBlock,
  sampleContext,
  sampleId,
  samplePage,
  samplePicture,
  sampleSection,
} from '@sitewright/testkit/sample-page'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageCss } from './page-css'
import { PageBody } from './page-view'
import type { ViewContext } from './view-context'

const header = { layout: 'brand-left', theme: 'white', sticky: true, button: { text: 'Basket', href: '/cart' } }
const footer = samplePage(sampleSection([sampleBlock('navigation', {}, 1)], { id: sampleId(0xf0), theme: 'black' }))
const frame = siteHeaderFooter.parse({ header, footer })

function render(page = emptyPage(), context: Partial<ViewContext> = {}, headerFooter = frame): string {
  return renderToStaticMarkup(<PageBody page={page} headerFooter={headerFooter} context={sampleContext(context)} />)
}

test('a page is a skip link, header, main content and footer, in valid HTML', () => {
  const html = render(samplePage(sampleSection([sampleBlock('text')])))
  expect(html.match(/<(a class="skip-link"|header\b|main\b|footer\b)/g)).toEqual([
    '<a class="skip-link"',
    '<header',
    '<main',
    '<footer',
  ])
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'attr-case': 'off', 'void-style': 'off', 'no-inline-style': 'off' },
  })
  const document = `<!DOCTYPE html><html lang="en"><head><title>Home</title></head><body>${html}</body></html>`
  expect(validator.validateStringSync(document).results.flatMap((it) => it.messages)).toEqual([])
})

test('the navigation marks the current page and opens folders without a script', () => {
  const html = render()
  expect(html).toContain('<a href="/" aria-current="page">Home</a>')
  expect(html).toMatch(/<details[^>]*><summary>About<\/summary><ul><li><a href="\/about\/our-story">Our story<\/a>/)
})

test('on a phone the links are in a dialog, and where no script runs they stay in the header', () => {
  expect(render()).toMatch(/<button[^>]*data-menu-button=""[^>]*aria-controls="site-menu"/)
  expect(render()).toContain('<dialog id="site-menu"')
  const css = pageCss(emptyPage())
  expect(css).toMatch(
    /@media \(max-width: 799px\) and \(scripting: enabled\)\s*\{[^@]*\.site-navigation[^@]*display: none/,
  )
})

test('a site without pages in its navigation has neither links nor a menu', () => {
  const html = render(emptyPage(), { navigation: [] }, siteHeaderFooter.parse({}))
  expect(html).not.toContain('<nav')
  expect(html).not.toContain('data-menu-button')
})

test('the logo stands for the title, which names it', () => {
  expect(render()).toContain('<a class="brand" href="/">Harbour &amp; Kiln</a>')
  const settings = { ...sampleContext().settings, logoId: samplePicture.id }
  expect(render(emptyPage(), { settings })).toMatch(/<a class="brand" href="\/"><img [^>]*alt="Harbour &amp; Kiln"/)
})

test('blocks are written in reading order and keep the layers of the owner', () => {
  const late = sampleBlock('text', {}, 3)
  const early = sampleBlock('button', {}, 0)
  const html = render(samplePage(sampleSection([late, early])))
  expect(html.indexOf(early.id)).toBeLessThan(html.indexOf(late.id))
  expect(html).toContain('--area:1/2/3/7;')
  expect(html).toMatch(new RegExp(`${late.id}"[^>]*--layer:0`))
  expect(html).toMatch(new RegExp(`${early.id}"[^>]*--layer:1`))
})

test('named sections have anchors of their own, apart from the ids of the page itself', () => {
  const sections = ['Our Story', 'Our story', 'Content', ''].map((name, index) =>
    sampleSection([], { id: sampleId(0xd0 + index), name }),
  )
  const ids = [...render(samplePage(...sections)).matchAll(/<section id="([^"]+)"/g)].map((match) => match[1])
  expect(ids).toEqual(['our-story', 'our-story-2', 'content-2'])
})

test('the content that the panel draws is marked for the script of the page, in the frame alone', () => {
  expect(render(emptyPage(), { isEditing: true })).toMatch(/<main [^>]*data-panel-draws=""/)
  expect(render()).not.toContain('data-panel-draws')
})

test('a block that cannot be read leaves the rest of the page standing', () => {
  const broken = { ...sampleBlock('button', {}, 0), props: { text: 7 } }
  const gone = { ...sampleBlock('button', {}, 1), type: 'from-the-future' }
  const page = samplePage(sampleSection([broken, gone, sampleBlock('quote', {}, 2)]))
  expect(render(page)).toContain('<figure class="quote"')
  expect(render(page, { isEditing: true }).match(/This block cannot be shown/g)).toHaveLength(2)
})

test('a background picture lies under its overlay and only the first section asks for it at once', () => {
  const background = { kind: 'image', assetId: samplePicture.id, overlayOpacity: 0.4 }
  const page = samplePage(
    sampleSection([], { id: sampleId(1), background }),
    sampleSection([], { id: sampleId(2), background }),
  )
  const html = render(page)
  expect(html.match(/loading="(eager|lazy)"/g)).toEqual(['loading="eager"', 'loading="lazy"'])
  expect(html).toContain('class="section-overlay" style="opacity:0.4"')
})

test('a divider brings its mask only to pages that have it', () => {
  const page = samplePage(sampleSection([], { divider: 'wavy' }))
  expect(pageCss(page)).toContain("data-divider='wavy'")
  expect(pageCss(page)).not.toContain("data-divider='jagged'")
  expect(pageCss(emptyPage())).not.toContain('data-divider=')
})

test('the grid has 24 columns of 2vw rows, and 8 of 6vw on phones, beside the bleed', () => {
  const css = pageCss(emptyPage())
  expect(css).toMatch(
    /repeat\(24, minmax\(0, 1fr\)\)[^;]*;\s*grid-template-rows: repeat\(var\(--rows\), minmax\(2vw, auto\)\)/,
  )
  expect(css).toMatch(
    /repeat\(8, minmax\(0, 1fr\)\)[^;]*;\s*grid-template-rows: repeat\(var\(--rows-mobile\), minmax\(6vw, auto\)\)/,
  )
  expect(css).toContain('--gap: var(--grid-gap, 11px)')
})

test('a background video rests until the page’s script plays it, and can be stopped', () => {
  const video = { ...samplePicture, id: sampleId(0xa2), address: '/s/a2/waves.mp4', kind: 'video' as const }
  const assets = new Map([samplePicture, video].map((asset) => [asset.id, asset]))
  const background = { kind: 'video', assetId: video.id, posterId: samplePicture.id, overlayOpacity: 0.3 }
  const html = render(samplePage(sampleSection([], { background })), { assets })
  const [tag = ''] = html.match(/<video[^>]*>/) ?? []
  expect(tag).toContain('src="/s/a2/waves.mp4"')
  expect(tag).toContain(`poster="${samplePicture.address}"`)
  expect(tag).toMatch(/muted=""/)
  expect(tag).toMatch(/playsInline=""/i)
  expect(tag).not.toMatch(/autoplay/i)
  expect(html).toMatch(/<button[^>]*data-video-toggle=""[^>]*aria-label="Pause the background video"/)
  expect(html).toContain('class="section-overlay" style="opacity:0.3"')
})

test('every divider cuts the ground of its section and what follows leaves room for it', () => {
  for (const divider of sectionDividers.filter((it) => it !== 'none')) {
    const css = pageCss(samplePage(sampleSection([], { divider })))
    expect(css).toMatch(
      new RegExp(`data-divider='${divider}'\\]>\\.section-background\\{(mask|clip-path|border-radius):`),
    )
    expect(css).toContain(`.section[data-divider='${divider}']+.section{padding-top:`)
  }
})
