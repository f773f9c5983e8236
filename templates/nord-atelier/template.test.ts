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
    collectionKey?: string
    settings: { slug: string; inNavigation?: boolean; item?: { event?: { startsAt: string } } }
    document: { sections: { blocks: Block[] }[] }
  }[]
  assets: { key: string; file: string; altText: string }[]
}

function listBlocks(type: string, key?: string): Block[] {
  const wanted = pages.filter((page) => key === undefined || page.key === key)
  const blocks = wanted.flatMap((page) => page.document.sections.flatMap((section) => section.blocks))
  return blocks.filter((block) => block.type === type)
}

test('the pages show every layout of galleries, the lightbox, a video and masks', () => {
  const galleries = listBlocks('gallery')
  expect(new Set(galleries.map((block) => block.props.design))).toEqual(new Set(galleryDesigns))
  expect(galleries.some((block) => block.props.lightbox === true)).toBe(true)
  expect(listBlocks('video')).toHaveLength(1)
  expect(listBlocks('image').filter((block) => block.props.shape !== undefined).length).toBeGreaterThan(1)
})

test('each of the eight projects is an item of the portfolio, and the home page leads to it', () => {
  const projects = pages.filter(({ collectionKey }) => collectionKey === 'work')
  expect(projects).toHaveLength(8)
  const slides = listBlocks('gallery', 'home').flatMap((block) => block.props.slides as { href?: string }[])
  const addresses = projects.map(({ settings }) => `/work/${settings.slug}`)
  expect(slides.flatMap(({ href }) => href ?? []).sort()).toEqual(addresses.toSorted())
})

test('there are exhibitions to come and one that is over', () => {
  const days = pages.flatMap(({ collectionKey, settings }) =>
    collectionKey === 'exhibitions' ? (settings.item?.event?.startsAt ?? '') : [],
  )
  expect(days.filter((day) => day.startsWith('day:+'))).toHaveLength(3)
  expect(days.filter((day) => day.startsWith('day:-'))).toHaveLength(1)
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
  const day = { now: 0, timeZone: 'Europe/Oslo' }
  const known = new Map([...ids.values()].map((id) => [id, { tones: null }]))
  const colors = siteStyles.parse(styles)
  for (const { key, document } of pages) {
    const checked = checkPage(fillTemplate(document, ids, words, day))
    if ('errors' in checked) throw new Error(`${key}: ${JSON.stringify(checked.errors)}`)
    expect(findFlaws(checked.page, { assets: known, colors }), key).toEqual([])
  }
})
