import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/lib/find-chromium.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { startProduct } from './lib/product.mjs'

const rounds = 5
const slowdown = 4

/** A page with every bar, an embed and a restrictive policy, on a processor slowed four times. */
export async function measure() {
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    await turnEverythingOn(product)
    const visits = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, product.port))
    return rowsOf(visits)
  } finally {
    await browser.close()
    await product.stop()
  }
}

function rowsOf(visits) {
  const middle = (name) => visits.map((it) => it[name]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
  const scriptMs = middle('scriptMs')
  const blockingMs = middle('blockingMs')
  const shift = Math.max(...visits.map((it) => it.shift))
  const foreign = Math.max(...visits.map((it) => it.foreign))
  return [
    {
      what: 'base script on the main thread',
      value: `${scriptMs.toFixed(1)} ms`,
      limit: 'under 30 ms',
      kept: scriptMs < 30,
    },
    { what: 'total blocking time', value: `${blockingMs.toFixed(0)} ms`, limit: '0 ms', kept: blockingMs === 0 },
    { what: 'layout shift, the worst visit', value: shift.toFixed(4), limit: '0', kept: shift < 0.0005 },
    { what: 'third-party requests before the choice', value: String(foreign), limit: '0', kept: foreign === 0 },
  ]
}

async function turnEverythingOn(product) {
  const { call } = await signInAsOwner(product)
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kiln opening this Friday' }] }],
  }
  const documents = {
    '/api/site/cookie-banner': { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
    '/api/site/popup': { isEnabled: true, title: 'Before you go', text, trigger: { kind: 'delay', seconds: 0 } },
    '/api/site/announcement': { isEnabled: true, text },
    '/api/site/mobile-info-bar': { isEnabled: true, email: 'hello@harbour-kiln.example', phone: '+441326555014' },
    '/api/site/badges': { isBadgeEnabled: true },
  }
  for (const [path, changes] of Object.entries(documents)) {
    const { version, body } = await call('GET', path)
    await call('PUT', path, { version, body: { ...body, ...changes } })
  }
  await addEmbed(call)
}

async function addEmbed(call) {
  const { pages } = await call('GET', '/api/pages')
  const { id } = pages.find((page) => page.isHomepage)
  const page = await call('GET', `/api/pages/${id}`)
  const section = page.document.sections[1]
  const y = section.rows.desktop
  section.blocks.push({
    id: 'e'.repeat(24),
    type: 'embed',
    props: { address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'A film of the firing' },
    desktop: { start: { x: 0, y }, end: { x: 12, y: y + 10 } },
  })
  section.rows.desktop = y + 10
  const saved = await call('PUT', `/api/pages/${id}/document`, { document: page.document, version: page.draftVersion })
  await call('POST', `/api/pages/${id}/publish`, { version: saved.draftVersion })
}

async function visit(browser, port) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  let foreign = 0
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) foreign++
  })
  await page.addInitScript(watchPage)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', { interval: 200 })
  await devtools.send('Profiler.start')
  await page.goto(`http://harbour-kiln.localhost:${port}/`, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: /accept/i })
    .first()
    .waitFor()
  const { profile } = await devtools.send('Profiler.stop')
  const { blockingMs, shift } = await page.evaluate(() => window.benchNotes)
  await context.close()
  return { scriptMs: timeOfBase(profile), blockingMs, shift, foreign }
}

/** Runs in the page, before anything of it. */
function watchPage() {
  window.benchNotes = { blockingMs: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchNotes.blockingMs += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchNotes.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Milliseconds in which the base script, or something that it had called, was running. */
function timeOfBase(profile) {
  const parents = new Map()
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  for (const node of profile.nodes) for (const child of node.children ?? []) parents.set(child, node.id)
  const isBase = (id) => {
    for (let at = id; at !== undefined; at = parents.get(at)) {
      const { url } = nodes.get(at).callFrame
      if (url.includes('/_sitewright/')) return /\/runtime-[^/]*\.js/.test(url)
    }
    return false
  }
  return profile.samples.reduce((sum, id, index) => sum + (isBase(id) ? profile.timeDeltas[index] : 0), 0) / 1000
}
