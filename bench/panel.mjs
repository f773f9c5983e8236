/**
 * The panel with full pages. What is counted of a selection, a letter and a step of a drag is the time of the page's main
 * thread, read from a trace of the browser: every task from the one that takes the input to the one that takes the next,
 * so the drawing, the frame and what the panel does afterwards (drafts, undo, saving, presence) are in it. Inputs come
 * from the browser itself and nothing is asked of the page meanwhile, so no driver's work is in it. The time is that of
 * the thread's own clock, four times: a processor four times slower, on a machine that may be busy with other things.
 * The opening is a clock on the wall, from the reload until the last of the blocks is drawn and can be selected.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../scripts/lib/prepare.mjs'
import { startChromium } from './lib/chromium.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { openPanel } from './lib/panel-page.mjs'
import { startProduct } from './lib/product.mjs'
import { readSteps, traceSteps } from './lib/step-trace.mjs'

const slowdown = 4
const rounds = 3
const idOf = (number) => number.toString(16).padStart(24, '0')
const blockId = (section, index) => idOf(0x10000 + section * 100 + index)
const words = (text) => ({
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

export async function measure() {
  const product = await startProduct()
  await product.rest()
  const chromium = await startChromium()
  try {
    const { call } = await signInAsOwner(product)
    const small = await makePage(call, 'Sixty blocks', [60])
    const large = await makePage(call, 'Five hundred blocks', new Array(10).fill(50))
    const kilobytes = measureFirstLoad()
    const openMs = await measureOpening(chromium, product, large)
    const work = await measureWork(chromium, product, small)
    return [
      {
        what: 'first load, script gzip',
        value: `${kilobytes.toFixed(0)} KB`,
        limit: 'at most 350 KB',
        kept: kilobytes <= 350,
      },
      row('selecting a block', work.selecting.busyMs, 100),
      { what: '  with the settings of blocks open', value: `${work.selectingInDrawer.busyMs.toFixed(1)} ms` },
      row('a letter typed in a text', work.letter.busyMs, 50),
      row('a step of a drag, scripting', work.drag.scriptMs, 16),
      { what: '  with styling, layout and painting', value: `${work.drag.busyMs.toFixed(1)} ms` },
      row('500 blocks open', openMs, 2000),
    ]
  } finally {
    await chromium.stop()
    await product.stop()
  }
}

function row(what, ms, limit) {
  return { what, value: `${ms.toFixed(1)} ms`, limit: `under ${limit} ms`, kept: ms < limit }
}

/** The entry of the panel and all that it imports at once. */
function measureFirstLoad() {
  const folder = join(root, 'dist/browser')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest-panel.json'), 'utf8'))
  const files = new Set()
  const visit = (key) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  visit('packages/panel/src/main.tsx')
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1024
}

async function makePage(call, title, counts) {
  const { id, draftVersion } = await call('POST', '/api/pages', { title, kind: 'page' })
  const sections = counts.map((count, section) => ({
    id: idOf(0x5000 + section),
    height: 'small',
    blocks: Array.from({ length: count }, (_, index) => {
      const x = (index % 4) * 6
      const y = Math.floor(index / 4) * 4
      return {
        id: blockId(section, index),
        ...(index % 3 === 2
          ? { type: 'button', props: { text: 'See more', href: '/' } }
          : { type: 'text', props: words(`Block ${index} of the section`) }),
        desktop: { start: { x, y }, end: { x: x + 5, y: y + 3 } },
      }
    }),
  }))
  await call('PUT', `/api/pages/${id}/document`, { version: draftVersion, document: { format: 2, sections } })
  return id
}

/** The files of the panel are in the browser's cache, as they are for who works with it. Neighbors can only add. */
async function measureOpening(chromium, product, pageId) {
  const panel = await openPanel(chromium, product, pageId)
  const last = blockId(9, 49)
  await panel.untilDrawn(last)
  const times = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await panel.reload()
    await panel.untilDrawn(last)
    times.push(performance.now() - startedAt)
  }
  await panel.close()
  return Math.min(...times)
}

async function measureWork(chromium, product, pageId) {
  const panel = await openPanel(chromium, product, pageId)
  await panel.untilDrawn(blockId(0, 59))
  const centers = await panel.findCenters(Array.from({ length: 16 }, (_, index) => blockId(0, index)))
  // The first inputs meet code that the browser has not compiled yet: they are no part of the work of an afternoon.
  for (const center of centers) await panel.click(center)
  const selecting = await least(chromium, 'pointerdown', async () => {
    for (const center of centers) await panel.click(center)
  })
  const drag = await least(chromium, 'pointermove', () => dragOnce(panel, centers[3]))
  const selectingInDrawer = await selectInDrawer(chromium, panel, centers)
  await panel.doubleClick(centers[0])
  await panel.untilFound('[data-text-editing]')
  for (let letter = 0; letter < 12; letter++) await panel.type('a')
  const letter = await least(chromium, 'keydown', async () => {
    for (let step = 0; step < 16; step++) await panel.type('x')
  })
  await panel.close()
  return { selecting, selectingInDrawer, drag, letter }
}

/** The drawer beside the page shows the settings of whatever is selected, here a text editor or the fields of a button. */
async function selectInDrawer(chromium, panel, centers) {
  const selectAll = async () => {
    for (const center of centers) await panel.click(center)
  }
  await panel.click(await panel.findControl('.part-toolbar [aria-label=Edit]'))
  await selectAll()
  const found = await least(chromium, 'pointerdown', selectAll)
  await panel.click(await panel.findControl('.drawer [aria-label=Back]'))
  return found
}

/** Each step is as long as a cell is wide: it lands on another one, and neighbors make room. */
async function dragOnce(panel, { x, y }) {
  await panel.press({ x, y })
  for (let step = 1; step <= 24; step++) {
    const row = Math.floor((step - 1) / 8)
    const column = row % 2 === 0 ? (step - 1) % 8 : 7 - ((step - 1) % 8)
    await panel.move({ x: x - (column + 1) * 40, y: y + row * 40 + 20 })
  }
  await panel.pressEscape()
  await panel.release({ x, y: y + 300 })
}

/** The median step of each round; the least of the rounds, since neighbors can only add to the time of a thread. */
async function least(chromium, input, act) {
  const found = []
  for (let round = 0; round < rounds; round++) {
    const steps = readSteps(await traceSteps(chromium, act), { input, slowdown }).slice(1, -1)
    found.push({ busyMs: median(steps, 'busyMs'), scriptMs: median(steps, 'scriptMs') })
  }
  return {
    busyMs: Math.min(...found.map((it) => it.busyMs)),
    scriptMs: Math.min(...found.map((it) => it.scriptMs)),
  }
}

function median(steps, name) {
  return steps.map((it) => it[name]).sort((a, b) => a - b)[Math.floor(steps.length / 2)]
}
