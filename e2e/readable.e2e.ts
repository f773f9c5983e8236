import { expect, type Page, test } from '@playwright/test'
import { measureContrast } from '@sitewright/blocks/styles/contrast'
import { sectionThemes } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { createPageOwner } from '@sitewright/testkit/sites/test-pages'
import sharp from 'sharp'
import { addStyles } from './lib/add-styles'
import { makeGallerySite, openGallerySite, type Part } from './lib/gallery-site'
import { makeSite } from './lib/new-site'
import { expectAccessible, fitsTheWindow } from './lib/page-health'
import { findWeakTexts } from './lib/text-contrast'

const hostile = ['#777777 #777777 #777777 #777777 #777777', '#ff0000 #00ff00 #0000ff #ffff00 #ff00ff']

const paragraph = (text: string, size = 2) => ({
  type: 'paragraph',
  attrs: { textAlign: 'center', size },
  content: [{ type: 'text', text }],
})
const words = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 2, textAlign: 'center' },
      content: [{ type: 'text', text: 'Bowls for winter' }],
    },
    paragraph('Made by hand.'),
    paragraph('Fired twice.', 3),
  ],
}
const buttons = [
  { text: 'See the bowls', href: '/' },
  { text: 'Ask us', href: '/', style: 'secondary' },
  { text: 'Nowhere', href: '' },
]
const question = { items: [{ title: 'Do you ship?', text: words }] }

test('texts can be read on every theme of hostile palettes, and buttons that lead nowhere are not there', async ({
  page,
}) => {
  const site = await openGallerySite()
  const parts = Object.fromEntries(
    sectionThemes.map((theme): [string, Part] => [
      theme,
      {
        settings: { theme, padding: 'none' },
        blocks: [
          { type: 'text', props: { text: words }, at: [0, 0, 12, 4] },
          { type: 'button-group', props: { buttons }, at: [0, 4, 12, 6] },
          { type: 'accordion', props: question, at: [12, 0, 24, 6] },
        ],
      },
    ]),
  )
  const address = await site.publishParts('Themes', parts)
  for (const colors of hostile) {
    const [white, lightAccent, accent, darkAccent, black] = colors.split(' ')
    await site.changeDocument(api.siteStyles, { palette: { white, lightAccent, accent, darkAccent, black } })
    await page.goto(address)
    expect(await findWeakTexts(page, 4.5)).toEqual([])
  }
  await expect(page.getByRole('link', { name: 'Nowhere' })).toHaveCount(0)
  const group = page.locator('.button-group').first()
  expect(await group.evaluate((it) => getComputedStyle(it).columnGap)).toBe('12px')
  const heading = page.locator('h2').first()
  expect(await heading.evaluate((it) => getComputedStyle(it).textAlign)).toBe('center')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await heading.evaluate((it) => getComputedStyle(it).textAlign)).toBe('start')
  expect(await findWeakTexts(page, 4.5)).toEqual([])
  await expectAccessible(page)
})

/** The darkest and the lightest color that is drawn in a section once its texts are gone. */
async function drawnTones(page: Page): Promise<string[]> {
  await addStyles(page, 'main .grid, .site-header { visibility: hidden }')
  const shot = await page.locator('main .section').first().screenshot()
  const { channels } = await sharp(shot).stats()
  const hex = (pick: 'min' | 'max') =>
    `#${channels
      .slice(0, 3)
      .map((it) => it[pick].toString(16).padStart(2, '0'))
      .join('')}`
  return [hex('min'), hex('max')]
}

test('text and a transparent header can be read on a bright picture, at every width', async ({ page }) => {
  const site = await makeGallerySite()
  await site.changeDocument(api.siteHeaderFooterDocument, { header: { overPicture: true, sticky: true } })
  const assetId = site.pictures[3]
  const hero = {
    settings: { theme: 'black', height: 'large', background: { kind: 'image', assetId, overlayOpacity: 0 } },
    blocks: [{ type: 'text', props: { text: words }, at: [0, 0, 12, 4] }],
  } satisfies Part
  const pages = createPageOwner(site.client)
  // Too many links for one row.
  for (let count = 1; count <= 16; count++)
    await pages.createPublished({ title: `Bowls of the year ${count}` }, 'Words')
  await page.goto(await site.publishParts('Hero', { hero }))
  const header = page.locator('.site-header')
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await page.locator('main .section').first().boundingBox())?.y).toBe(0)
    const isBelow = async () => {
      const below = (await page.locator('h2').boundingBox())?.y ?? 0
      return below > ((await header.boundingBox())?.height ?? 0)
    }
    await expect.poll(isBelow).toBe(true)
    await expectAccessible(page)
  }
  const inks = await page.locator('h2, .brand, .site-navigation a').evaluateAll((all) =>
    all.map((it) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(it).color.match(/\d+/g) ?? []).map(Number)
      return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
    }),
  )
  const tones = await drawnTones(page)
  for (const ink of inks) {
    for (const tone of tones) expect(measureContrast(ink, tone)).toBeGreaterThanOrEqual(4.5)
  }
})

for (const template of ['harbour-kiln', 'nord-atelier'] as const) {
  test(`between phone and desktop nothing wraps or lies over each other: ${template}`, async ({ page }) => {
    const { address } = await makeSite(template)
    await page.goto(address)
    for (const width of [768, 900, 1024]) {
      await page.setViewportSize({ width, height: 1000 })
      expect(await fitsTheWindow(page)).toBe(true)
      const wrong = await page.evaluate(() => {
        const boxOf = (it: Element) => {
          const range = document.createRange()
          range.selectNodeContents(it)
          return range.getBoundingClientRect()
        }
        const wrapped = [...document.querySelectorAll('main .button, footer .button')]
          .filter(
            (it) => it.checkVisibility() && boxOf(it).height > 2 * Number.parseFloat(getComputedStyle(it).fontSize),
          )
          .map((it) => `wrapped: ${it.textContent}`)
        const texts = [...document.querySelectorAll('main .block')].filter(
          (it) => it.checkVisibility() && it.textContent,
        )
        const over = texts.flatMap((a, index) =>
          texts.slice(index + 1).flatMap((b) => {
            if (a.parentElement !== b.parentElement) return []
            const [one, other] = [boxOf(a), boxOf(b)]
            const isOver =
              one.left + 1 < other.right &&
              other.left + 1 < one.right &&
              one.top + 1 < other.bottom &&
              other.top + 1 < one.bottom
            return isOver ? [`over each other: ${a.textContent?.slice(0, 20)} / ${b.textContent?.slice(0, 20)}`] : []
          }),
        )
        return [...wrapped, ...over]
      })
      expect(wrong, `${width} px`).toEqual([])
    }
  })
}
