import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { type PageDocument, type PlacedBlock, pageDocument } from '@sitewright/model/pages/document'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { enterAs, makeSite, type NewSite } from './new-site'

export const idOf = (number: number) => number.toString(16).padStart(24, '0')

/** Columns and rows from, to: `[0, 0, 8, 4]`. */
type Cells = readonly [number, number, number, number]

export interface SketchedBlock {
  readonly id: number
  readonly type?: string
  readonly props?: Record<string, unknown>
  readonly at: Cells
}

const words = (text: string) => ({
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

function sketch(sections: readonly (readonly SketchedBlock[])[]): PageDocument {
  return pageDocument.parse({
    format: 2,
    sections: sections.map((blocks, index) => ({
      id: idOf(0x500 + index),
      height: 'small',
      blocks: blocks.map(({ id, type = 'text', props = words(`Block ${id}`), at: [left, top, right, bottom] }) => ({
        ...{ id: idOf(id), type, props },
        desktop: { start: { x: left, y: top }, end: { x: right, y: bottom } },
      })),
    })),
  })
}

interface HomePage {
  readonly id: string
  readonly document: PageDocument
}

async function readHome({ client }: NewSite): Promise<HomePage> {
  const { pages } = (await client.get(api.pages)).body
  const { id } = pages.find((it: { isHomepage: boolean }) => it.isHomepage)
  return (await client.get(fillPath(api.page, { pageId: id }))).body
}

/** Two sections to edit at random: texts, a button and a quote. */
export const fiveBlocks = [
  [
    { id: 1, at: [0, 0, 8, 4] },
    { id: 2, at: [10, 0, 18, 4] },
    { id: 3, type: 'button', props: { text: 'Press', href: '/' }, at: [0, 6, 8, 9] },
  ],
  [
    { id: 4, at: [0, 0, 8, 4] },
    { id: 5, type: 'quote', props: { quote: 'Well made' }, at: [10, 0, 20, 6] },
  ],
] as const

/** Puts these blocks on the home page, section by section. */
export async function writeHome(site: NewSite, sections: readonly (readonly SketchedBlock[])[]): Promise<string> {
  const { id: pageId } = await readHome(site)
  const { draftVersion } = (await site.client.get(fillPath(api.page, { pageId }))).body
  const address = fillPath(api.pageDocument, { pageId })
  const saved = await site.client.put(address, { version: draftVersion, document: sketch(sections) })
  expect(saved.status, saved.text).toBe(200)
  return pageId
}

export interface CanvasPage {
  readonly frame: FrameLocator
  /** The element of a block in the frame. */
  block(id: number): Locator
  /** Waits until the host has the block on these cells: what is drawn and what is saved are the same then. */
  expectAt(id: number, cells: Cells, breakpoint?: 'desktop' | 'mobile'): Promise<void>
  saved(): Promise<PlacedBlock[]>
}

/** Opens the home page in the panel and waits until it is drawn and can be edited. */
export async function openCanvas(page: Page, site: NewSite): Promise<CanvasPage> {
  await page.goto(`${site.address}${paths.config}`)
  const frame = page.frameLocator('.canvas-frame')
  await expect(frame.locator('main [data-block-id][role=group]').first()).toBeVisible()
  const saved = async () => (await readHome(site)).document.sections.flatMap((section) => section.blocks)
  return {
    frame,
    saved,
    block: (id) => frame.locator(`main [data-block-id="${idOf(id)}"]`),
    expectAt: async (id, cells, breakpoint = 'desktop') => {
      await expect
        .poll(async () => {
          const placement = (await saved()).find((it) => it.id === idOf(id))?.[breakpoint]
          return placement && [placement.start.x, placement.start.y, placement.end.x, placement.end.y]
        })
        .toEqual(cells)
    },
  }
}

/** A new site whose home page has these blocks, open in the panel for its owner. */
export async function openNewCanvas(page: Page, sections: readonly (readonly SketchedBlock[])[]): Promise<CanvasPage> {
  const site = await makeSite('blank')
  await writeHome(site, sections)
  await enterAs(page.context(), site)
  return openCanvas(page, site)
}
