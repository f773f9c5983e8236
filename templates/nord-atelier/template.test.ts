import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkPage } from '@sitewright/blocks/page/check-page'
import { findFlaws } from '@sitewright/blocks/page/find-flaws'
import { galleryDesigns } from '@sitewright/model/galleries/designs'
import { siteStyles } from '@sitewright/model/site/styles'
import { fillTemplate } from '@sitewright/server/features/sites/template'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const text = readFileSync(join(folder, 'template.json'), 'utf8')

interface Block {
  readonly type: string
  readonly props: Record<string, unknown>
}

const { pages, assets, styles } = JSON.parse(text) as {
  styles: unknown
  pages: {
    key: string
    settings: { slug: string; inNavigation?: boolean }
    document: { sections: { blocks: Block[] }[] }
  }[]
  assets: { key: string; file: string; altText: string }[]
}

function listBlocks(type: string, key?: string): Block[] {
  const wanted = pages.filter((page) => key === undefined || page.key === key)
  const blocks = wanted.flatMap((page) => page.document.sections.flatMap((section) => section.blocks))
  return blocks.filter((block) => block.type === type)
}

/** Where the words of texts lead to, in their order. */
function listLinks(blocks: readonly Block[]): string[] {
  return [...JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href)
}

test('the pages show every layout of galleries, the lightbox, a video and masks', () => {
  const galleries = listBlocks('gallery')
  expect(new Set(galleries.map((block) => block.props.design))).toEqual(new Set(galleryDesigns))
  expect(galleries.some((block) => block.props.lightbox === true)).toBe(true)
  expect(listBlocks('video')).toHaveLength(1)
  expect(listBlocks('image').filter((block) => block.props.shape !== undefined).length).toBeGreaterThan(1)
})

test('each of the eight projects has a page, led to from the overview, the home page and its neighbors', () => {
  const projects = pages.filter(({ settings }) => settings.slug.startsWith('work/'))
  const addresses = projects.map(({ settings }) => `/${settings.slug}`)
  expect(addresses).toHaveLength(8)
  for (const overview of ['home', 'work']) {
    const slides = listBlocks('gallery', overview).flatMap((block) => block.props.slides as { href?: string }[])
    expect(slides.flatMap(({ href }) => href ?? []).sort(), overview).toEqual(addresses.toSorted())
  }
  for (const [index, { key, settings }] of projects.entries()) {
    expect(settings.inNavigation, key).toBe(false)
    const neighbors = [addresses.at(index - 1), addresses[(index + 1) % addresses.length]]
    expect(listLinks(listBlocks('text', key)), key).toEqual(neighbors)
  }
})

test('every picture is sharp on large screens, and all of them together are light', async () => {
  const pictures = assets.filter(({ file }) => file.endsWith('.jpg')).map(({ file }) => join(folder, file))
  for (const picture of pictures) {
    const { width, height } = await sharp(picture).metadata()
    expect(Math.max(width, height), picture).toBeGreaterThanOrEqual(2400)
  }
  const bytes = pictures.reduce((sum, picture) => sum + statSync(picture).size, 0)
  expect(bytes).toBeLessThan(12_000_000)
})

test('no picture is kept that no page shows', () => {
  const shown = JSON.stringify(pages)
  for (const { key } of assets) expect(shown).toContain(`"asset:${key}"`)
})

test('every file is there and says what it shows', () => {
  for (const { file, altText } of assets) {
    expect(readFileSync(join(folder, file)).length, file).toBeGreaterThan(1000)
    expect(altText, file).not.toBe('')
  }
})

test('the list before publishing names nothing on any page', () => {
  const ids = new Map(assets.map(({ key }, index) => [`asset:${key}`, String(index).padStart(24, '0')]))
  const words = { title: 'Nord Atelier', description: '', email: 'owner@example.com' }
  const known = new Map([...ids.values()].map((id) => [id, { tones: null }]))
  const colors = siteStyles.parse(styles)
  for (const { key, document } of pages) {
    const checked = checkPage(fillTemplate(document, ids, words))
    if ('errors' in checked) throw new Error(`${key}: ${JSON.stringify(checked.errors)}`)
    expect(findFlaws(checked.page, { assets: known, colors }), key).toEqual([])
  }
})
