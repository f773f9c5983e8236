import type { Page } from '@playwright/test'
import type { Pick } from '@sitewright/testkit/chance/chance'
import { type CanvasSight, isMiss, type Named, type Scene, type Spot } from './canvas-sight'

/** A hand on the mouse. It presses only what it sees. */
export interface Hand {
  readonly page: Page
  readonly sight: CanvasSight
  readonly pick: Pick
  /** What was pressed and was no longer there: told at the end, and few. */
  readonly misses: string[]
}

type MouseEdit = (hand: Hand, scene: Scene) => Promise<void>

const tools = '.part-toolbar .sw-icon-button'
/** Beyond these something is deleted rather than doubled, so that most of the page stays in sight. */
const max = { blocks: 7, sections: 3 } as const

async function press({ page }: Hand, { x, y }: Spot) {
  await page.mouse.click(x, y)
}

function oneOf<Item>(pick: Pick, items: readonly Item[]): Item {
  const item = items[pick(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

async function pressNamed(hand: Hand, selector: string, name: string) {
  const [control] = await hand.sight.findControls(selector, name)
  await press(hand, control)
}

async function select(hand: Hand, parts: readonly Named[]) {
  const part = oneOf(hand.pick, parts)
  await press(hand, part)
  await hand.sight.untilSelected(part.name)
}

/** More often upwards, so that the page stays short. */
async function drag(hand: Hand, from: Spot) {
  const { page, pick } = hand
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + pick(400) - 200, from.y + pick(140) - 110, { steps: 2 })
  await page.mouse.up()
}

const doubleOrDelete: MouseEdit = async (hand, { blocks, blockCount }) => {
  await select(hand, blocks)
  const isMany = blockCount > max.blocks || (blockCount > 4 && hand.pick(2) === 0)
  await pressNamed(hand, tools, isMany ? 'Delete' : 'Duplicate')
}

const moveBlock: MouseEdit = (hand, { blocks }) => drag(hand, oneOf(hand.pick, blocks))

const resize: MouseEdit = async (hand, { blocks }) => {
  await select(hand, blocks)
  const handles = (await hand.sight.findHandles()).filter(({ name }) => !name.startsWith('n'))
  if (handles.length > 0) await drag(hand, oneOf(hand.pick, handles))
}

const arrange: MouseEdit = async (hand, { blocks }) => {
  await select(hand, blocks)
  await pressNamed(hand, tools, 'Arrange')
  await press(hand, oneOf(hand.pick, await hand.sight.findControls('.sw-menu:popover-open [role=menuitem]')))
}

const changeSections: MouseEdit = async (hand, { sections, sectionCount }) => {
  await select(hand, sections)
  const possible = (await hand.sight.findControls(tools)).filter(({ name }) => {
    if (sectionCount >= max.sections) return name === 'Delete section'
    return name === 'Duplicate section' || name.startsWith('Move section')
  })
  await press(hand, oneOf(hand.pick, possible))
}

/** Presses a control of the drawer, which then stays open or is closed again. */
async function changeInDrawer(hand: Hand, parts: readonly Named[], controls: string) {
  await select(hand, parts)
  await pressNamed(hand, tools, 'Edit')
  await press(hand, oneOf(hand.pick, await hand.sight.findControls(controls)))
  if (hand.pick(2) === 0) await pressNamed(hand, '.drawer .side-head button', 'Back')
}

const changeLook: MouseEdit = (hand, { sections }) =>
  changeInDrawer(hand, sections, '.drawer :is(.section-theme, .divider-swatch)')

const addBlock: MouseEdit = async (hand, { blocks }) => {
  await select(hand, blocks)
  await pressNamed(hand, tools, 'Add block')
  await press(hand, oneOf(hand.pick, await hand.sight.findControls('.drawer .block-choice')))
}

const addSection: MouseEdit = async (hand, { sections }) => {
  await select(hand, sections)
  await pressNamed(hand, tools, 'Add section below')
  await pressNamed(hand, 'dialog[open] .choice-card', 'Blank section')
}

const addByPalette: MouseEdit = async (hand) => {
  await pressNamed(hand, '.top-search button', 'Search pages and actions')
  await hand.sight.findControls('dialog[open] [role=combobox]')
  await hand.page.keyboard.type('Add blank')
  await hand.page.getByRole('option', { name: 'Add blank section' }).click()
}

/** What is done, and how often in two hundred. The dear ones are rare. */
const withBlocks = spread([
  [84, doubleOrDelete],
  [40, moveBlock],
  [32, resize],
  [20, arrange],
])
const withSections = spread([
  [14, changeSections],
  [6, changeLook],
  [2, addBlock],
  [1, addSection],
  [1, addByPalette],
])

function spread(shares: readonly (readonly [number, MouseEdit])[]): MouseEdit[] {
  return shares.flatMap(([share, edit]) => Array.from({ length: share }, () => edit))
}

/** One edit, done when the page is drawn otherwise. False: the gesture ended where it began. */
export async function editByMouse(hand: Hand): Promise<boolean> {
  const scene = await hand.sight.look()
  if (scene.blocks.length === 0) {
    await findBlocks(hand, scene)
    return false
  }
  const edit = oneOf(hand.pick, scene.sections.length === 0 ? withBlocks : [...withBlocks, ...withSections])
  try {
    await edit(hand, scene)
  } catch (error) {
    if (!isMiss(error)) throw error
    hand.misses.push(error.message)
    await hand.page.keyboard.press('Escape')
  }
  return hand.sight.hasChanged(scene.drawn)
}

/** By the wheel, or by the way back where that does not help. */
async function findBlocks(hand: Hand, { toBlockPx }: Scene) {
  // Wherever it comes to lie: over a plus or a toolbar the wheel does the same.
  const canvas = await hand.page.locator('.canvas-device').boundingBox()
  if (!canvas) throw new Error('there is no canvas')
  await hand.page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2)
  await hand.page.mouse.wheel(0, toBlockPx)
  const { blocks } = await hand.sight.look()
  if (blocks.length === 0) await pressUndo(hand)
}

export async function pressUndo(hand: Hand) {
  const [undo] = await hand.sight.findControls('.top-bar button[aria-label^=Undo]')
  await press(hand, undo)
}
