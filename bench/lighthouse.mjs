import { request } from 'node:http'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium } from '../scripts/lib/find-chromium.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { startProduct } from './lib/product.mjs'

const rounds = 3
const shop = 'harbour-kiln'

/**
 * Every page of both starter sites in Lighthouse's phone profile. `LIGHTHOUSE_PAGES` names parts of addresses, with commas
 * between them, for whoever looks at some alone: `nord-atelier/work,harbour-kiln/cart`.
 */
export async function measure() {
  const product = await startProduct()
  try {
    const owner = await signInAsOwner(product, 'localhost')
    const second = { title: 'Nord Atelier', identifier: 'nord-atelier', template: 'nord-atelier' }
    await owner.call('POST', '/api/sites', second)
    await product.rest()
    const rows = []
    for (const { site, path, headers } of (await listVisits(product)).filter(isAsked)) {
      const report = await readLighthouse(`http://${site}.localhost:${product.port}${path}`, headers)
      rows.push(...rowsOf(site + path, report))
    }
    return rows
  } finally {
    await product.stop()
  }
}

const askedPages = (process.env.LIGHTHOUSE_PAGES ?? '').split(',').filter(Boolean)
const isAsked = ({ site, path }) => askedPages.length === 0 || askedPages.includes(site + path)

async function listVisits(product) {
  const { cookie } = await fillCart(product)
  const visits = []
  for (const site of [shop, 'nord-atelier'])
    for (const path of await listPaths(product, site)) visits.push({ site, path })
  return [...visits, { site: shop, path: '/cart', headers: { Cookie: cookie } }]
}

/** As the site tells search engines. */
async function listPaths({ port }, site) {
  const { body } = await call(port, 'GET', '/sitemap.xml', undefined, site)
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}

/** What opens a cart with the first product of the shop. */
async function fillCart({ port }) {
  const feed = (await call(port, 'GET', '/store.xml')).body
  const path = feed.match(/\/shop\/p\/[\w-]+/)[0]
  const productId = (await call(port, 'GET', path)).body.match(/name="productId" value="([^"]*)"/)[1]
  const { variants } = JSON.parse((await call(port, 'GET', `/api/commerce/storefront/products/${productId}`)).body)
  for (const { id: variantId } of variants) {
    const added = await call(port, 'POST', '/api/commerce/cart/entries', { productId, variantId, quantity: 1 })
    if (added.status === 200) return { cookie: added.cookies.map((it) => it.split(';')[0]).join('; ') }
  }
  throw new Error(`nothing of ${path} can be added`)
}

function call(port, method, path, body, site = shop) {
  const headers = { Host: `${site}.localhost:${port}`, 'Content-Type': 'application/json' }
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers }, async (answer) => {
      const chunks = await answer.toArray()
      const { statusCode: status, headers } = answer
      resolve({ status, cookies: headers['set-cookie'] ?? [], body: Buffer.concat(chunks).toString() })
    })
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** The middle of three runs. */
export async function readLighthouse(address, extraHeaders) {
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const runs = []
    for (let round = 0; round < rounds; round++)
      runs.push((await lighthouse(address, { port: chrome.port, logLevel: 'error', extraHeaders })).lhr)
    runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score)
    return runs[Math.floor(rounds / 2)]
  } finally {
    await chrome.kill()
  }
}

function rowsOf(page, report) {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => {
    const score = Math.round(report.categories[name].score * 100)
    return { what: `${page}: ${name}`, value: String(score), limit: '100', kept: score === 100 }
  })
  const numbers = [
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ].map((name) => ({
    what: `${page}: ${name}`,
    value: report.audits[name].displayValue,
  }))
  return [...scores, ...numbers]
}
