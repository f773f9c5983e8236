import { siteHeaderFooter } from '@sitewright/model/header-footer/site-header-footer'
import { emptyPage, type PageDocument, sectionDividers } from '@sitewright/model/pages/document'
import {
  sampleBlock,
  sampleContext,
  sampleId,
  samplePage,
  samplePicture,
  sampleSection,
} from '@sitewright/testkit/sites/sample-page'
import { HtmlValidate } from 'html-validate'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ViewContext } from '../ground/view-context'
import { pageCss } from './page-css'
import { PageBody } from './page-view'

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

test('header sections stand in a landmark of their own between header and content, and their first picture comes at once', () => {
  const background = { kind: 'image', assetId: samplePicture.id, overlayOpacity: 0.4 }
  const sections = [1, 2].map((number) => sampleSection([], { id: sampleId(number), background, height: 'full' }))
  const html = render(emptyPage(), {}, { ...frame, headerSections: samplePage(...sections) })
  expect(html).toMatch(/<\/header><section class="site-header-sections" aria-label="Header">.*<\/section><main/)
  expect(html.match(/loading="(eager|lazy)"/g)).toEqual(['loading="eager"', 'loading="lazy"'])
  expect(render()).not.toContain('site-header-sections')
})

test('the header leads to the search where the owner wants it', () => {
  const searching = siteHeaderFooter.parse({ header: { ...header, parts: { search: true } } })
  expect(render(emptyPage(), {}, searching)).toMatch(
    /<a class="[^"]*search-link" href="\/search">.*?Search<\/span><\/a>/,
  )
  expect(render()).not.toContain('href="/search"')
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
    /@media \(width < 800px\) and \(scripting: enabled\)\s*\{[^@]*\.site-navigation[^@]*display: none/,
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
  expect(render(emptyPage(), { settings })).toMatch(
    /<a class="brand" href="\/" style="--logo-height:44px"><img [^>]*alt="Harbour &amp; Kiln"/,
  )
})

test('on a dark ground the logo for dark grounds stands in its place, in the height that was chosen', () => {
  const forDark = { ...samplePicture, id: sampleId(0xa7), address: '/s/a7/light.png' }
  const settings = { ...sampleContext().settings, logoId: samplePicture.id, darkLogoId: forDark.id }
  const assets = new Map([samplePicture, forDark].map((asset) => [asset.id, asset]))
  const draw = (theme: string) =>
    render(emptyPage(), { settings, assets }, siteHeaderFooter.parse({ header: { theme, logoHeightPx: 80 } }))
  expect(draw('black')).toContain('/s/a7/light.png')
  expect(draw('black')).toContain('--logo-height:80px')
  expect(draw('white')).not.toContain('/s/a7/light.png')
  const footer = sampleSection([sampleBlock('logo')], { theme: 'black' })
  expect(render(samplePage(footer), { settings, assets })).toContain('/s/a7/light.png')
})

test('a transparent header lies over the picture of the first section, and over nothing else', () => {
  const background = { kind: 'image', assetId: samplePicture.id, overlayOpacity: 0 }
  const header = siteHeaderFooter.parse({ header: { overPicture: true, sticky: true } })
  const picture = sampleSection([], { theme: 'black', background })
  const draw = (...sections: ReturnType<typeof sampleSection>[]) => render(samplePage(...sections), {}, header)
  expect(draw(picture)).toMatch(/<header class="site-header" data-theme="black"[^>]*data-over=""/)
  expect(draw(picture)).not.toContain('data-sticky')
  // Though the section has no text of its own, the header's has to be read.
  expect(Number(/section-overlay" style="opacity:([\d.]+)/.exec(draw(picture))?.[1])).toBeGreaterThan(0.2)
  expect(draw(sampleSection([]), { ...picture, id: sampleId(0xc9) })).not.toContain('data-over')
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
  expect(render(page, { isEditing: true }).match(/This block can’t be shown/g)).toHaveLength(2)
})

test('a background picture lies under its overlay, and only those of the first screen are asked for at once', () => {
  const background = { kind: 'image', assetId: samplePicture.id, overlayOpacity: 0.4 }
  const sectionsOf = (...heights: readonly string[]) =>
    samplePage(...heights.map((height, index) => sampleSection([], { id: sampleId(index + 1), background, height })))
  const loadsOf = (page: PageDocument) => render(page).match(/(?<=loading=")[a-z]+/g)
  expect(loadsOf(sectionsOf('full', 'small'))).toEqual(['eager', 'lazy'])
  expect(loadsOf(sectionsOf('small', 'small', 'full', 'small'))).toEqual(['eager', 'eager', 'eager', 'lazy'])
  expect(render(sectionsOf('full'))).toContain('class="section-overlay" style="opacity:0.4"')
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
  expect(html).toMatch(/<button[^>]*data-video-toggle=""[^>]*aria-label="Pause background video"/)
  expect(html).toContain('class="section-overlay" style="opacity:0.3"')
})

test('every divider cuts the ground of its section and what follows leaves room for it', () => {
  for (const divider of sectionDividers.filter((it) => it !== 'none')) {
    const css = pageCss(samplePage(sampleSection([], { divider })))
    expect(css).toMatch(
      new RegExp(`data-divider='${divider}'\\]>\\.section-background\\{(mask|clip-path|border-radius):`),
    )
    expect(css).toContain(`.section[data-divider='${divider}']+.section{padding-top:`)
    const lastOfHeader = `.section[data-divider='${divider}']:last-child`
    expect(css).toContain(`.site-header-sections:has(+main>.section)>${lastOfHeader}{margin-bottom:`)
    expect(css).toContain(`.site-header-sections:has(>${lastOfHeader})+main>.section:first-of-type{padding-top:`)
  }
})
