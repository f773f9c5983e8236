import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/lib/find-chromium.mjs'
import { root } from '../scripts/lib/prepare.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { startProduct } from './lib/product.mjs'

const slowdown = 4
const idOf = (number) => number.toString(16).padStart(24, '0')
const words = (text) => ({
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
})

/** The panel with full pages: its first load, then a selection, typed letters and a drag on a processor slowed four times. */
export async function measure() {
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    const { call } = await signInAsOwner(product)
    const small = await makePage(call, 'Sixty blocks', [60])
    const large = await makePage(call, 'Five hundred blocks', new Array(10).fill(50))
    const kilobytes = measureFirstLoad()
    const openMs = await measureOpening(browser, product, large)
    const work = await measureWork(browser, product, small)
    return [
      {
        what: 'first load, script gzip',
        value: `${kilobytes.toFixed(0)} KB`,
        limit: 'at most 350 KB',
        kept: kilobytes <= 350,
      },
      row('selecting a block', work.selectMs, 100),
      row('a letter typed in a text', work.letterMs, 50),
      row('a step of a drag, scripting', work.dragMs, 16),
      row('500 blocks open', openMs, 2000),
    ]
  } finally {
    await browser.close()
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
        id: idOf(0x10000 + section * 100 + index),
        ...(index % 3 === 2
          ? { type: 'button', props: { text: 'See more', href: '/' } }
          : { type: 'text', props: words(`Block ${index} of the section`) }),
        desktop: { start: { x, y }, end: { x: x + 5, y: y + 3 } },
      }
    }),
  }))
  await call('PUT', `/api/pages/${id}/document`, { version: draftVersion, document: { format: 1, sections } })
  return id
}

async function enter(browser, { port, owner }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const site = `http://harbour-kiln.localhost:${port}`
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(async (credentials) => {
    await fetch('/api/auth/Login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
  }, owner())
  return { context, page, site }
}

const drawn = (page, id) => page.frameLocator('.canvas-frame').locator(`main [data-block-id="${id}"][role=group]`)

/** The second opening: the files of the panel are in the browser's cache, as they are for who works with it. */
async function measureOpening(browser, product, pageId) {
  const { context, page, site } = await enter(browser, product)
  const last = drawn(page, idOf(0x10000 + 9 * 100 + 49))
  await page.goto(`${site}/config/pages/${pageId}`)
  await last.waitFor()
  const startedAt = performance.now()
  await page.reload()
  await last.waitFor()
  const openMs = performance.now() - startedAt
  await context.close()
  return openMs
}

async function measureWork(browser, product, pageId) {
  const { context, page, site } = await enter(browser, product)
  await page.goto(`${site}/config/pages/${pageId}`)
  const block = (index) => drawn(page, idOf(0x10000 + index))
  await block(59).waitFor()
  await block(0).click()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const selectMs = await perStep(page, devtools, 'TaskDuration', 8, (step) => block(step + 1).click())
  const box = await block(3).boundingBox()
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 20)
  const dragMs = await perStep(page, devtools, 'ScriptDuration', 20, (step) =>
    page.mouse.move(box.x + 20 - step * 12, box.y + 20 + step * 6),
  )
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await block(0).dblclick()
  await page.frameLocator('.canvas-frame').locator('[data-text-editing]').first().waitFor()
  await page.keyboard.type('ab')
  const letterMs = await perStep(page, devtools, 'TaskDuration', 12, () => page.keyboard.press('x'))
  await context.close()
  return { selectMs, dragMs, letterMs }
}

/** Time of the main thread by the browser's own counters: neighbours on the machine blur a clock on the wall. */
async function perStep(page, devtools, name, count, act) {
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find((it) => it.name === name).value * 1000
  }
  const spent = []
  for (let step = 0; step < count; step++) {
    const before = await read()
    await act(step)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    spent.push((await read()) - before)
  }
  return spent.toSorted((a, b) => a - b)[Math.floor(count / 2)]
}
