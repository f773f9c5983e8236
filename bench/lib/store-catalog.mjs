import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/lib/prepare.mjs'
import { withClient } from './bench-database.mjs'
import { startProduct } from './product.mjs'
import { openShop } from './store-shop.mjs'

const manyProducts = 100_000
const timesAsked = 100
const limitMs = 100
/** One address may ask 1,200 times a minute. */
const betweenMs = 55

const list = '/api/commerce/products'

/** What owners ask, by the number of the question and where the page before it ended. */
const questions = {
  'the latest': () => list,
  'page after page': (_n, last) => `${list}?cursor=${encodeURIComponent(last)}`,
  'by price': () => `${list}?sort=price`,
  'one category': (_n, _last, category) => `${list}?categoryId=${category}`,
  'one tag': (n) => `${list}?tag=Glaze%20${n % 40}`,
  'sold out': () => `${list}?stock=out`,
  'a word in all': () => `${list}?query=mug`,
  'a rare word': (n) => `${list}?query=rare${n * 7}`,
  'a SKU': (n) => `${list}?query=SKU-${n * 701}`,
}

/** What visitors ask of the store page: its pages, sorts and filters, each for the first time. */
const visits = {
  'store page after page': (n) => `?page=${n + 1}`,
  'store by price': (n) => `?sort=price&page=${n + 1}`,
  'store by tag': (n) => `?tag=Glaze%20${n % 40}&page=${1 + (n % 5)}`,
  'store by category': (n) => `?category=mugs&page=${n + 1}`,
}

/** Each question over a catalog of 100,000 products, in a process that has answered others before. */
export async function measureCatalog(env) {
  const product = await startProduct({ env })
  try {
    const shop = await openShop(product)
    const { id: category } = await shop.call('POST', '/api/commerce/categories', { name: 'Mugs' })
    await seed(env.DATABASE_URL, { site: shop.site.id, product: shop.productId, category })
    const store = await findStore(shop)
    const rows = []
    for (const [name, ask] of Object.entries(questions)) {
      const addressOf = (n, last) => ask(n, last, category)
      await measureQuestion(shop.call, addressOf, 10)
      rows.push(row(name, await measureQuestion(shop.call, addressOf, timesAsked)))
    }
    for (const [name, ask] of Object.entries(visits)) {
      const visit = (n) => readPage(product.port, shop.host, store + ask(n))
      rows.push(row(name, await measureVisits(visit)))
    }
    return rows
  } finally {
    await product.stop()
  }
}

function row(name, took) {
  const sorted = took.toSorted((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((part) => sorted[Math.ceil(sorted.length * part) - 1])
  return {
    what: `100,000 products: ${name}, 50th, 95th`,
    value: `${p50.toFixed(1)}, ${p95.toFixed(1)} ms`,
    limit: `under ${limitMs} ms`,
    kept: p95 < limitMs,
  }
}

async function measureQuestion(call, addressOf, times) {
  const took = []
  let last = (await call('GET', list)).nextCursor
  for (let n = 1; n <= times; n++) {
    const startedAt = performance.now()
    const { nextCursor } = await call('GET', addressOf(n, last))
    took.push(performance.now() - startedAt)
    await wait(betweenMs)
    last = nextCursor ?? last
  }
  return took
}

async function measureVisits(visit) {
  const took = []
  for (let n = 1; n <= timesAsked; n++) {
    const startedAt = performance.now()
    await visit(n)
    took.push(performance.now() - startedAt)
  }
  return took
}

async function findStore({ call }) {
  const { pages } = await call('GET', '/api/pages')
  const store = pages.find((page) => page.kind === 'store' || page.settings?.kind === 'store')
  return `/${store.slug ?? store.settings.slug}`
}

function readPage(port, host, path) {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { host } }, async (answer) => {
      for await (const _chunk of answer);
      if (answer.statusCode === 200) resolve()
      else reject(new Error(`${path}: ${answer.statusCode}`))
    })
    asked.on('error', reject)
    asked.end()
  })
}

async function seed(url, filled) {
  const text = readFileSync(join(root, 'bench/lib/seed-products.sql'), 'utf8')
  const step = 10_000
  await withClient(url, async (client) => {
    for (let from = 1; from <= manyProducts; from += step) {
      const values = { ...filled, from, until: from + step - 1 }
      await client.query(text.replace(/:(site|product|category|from|until)\b/g, (_all, name) => values[name]))
    }
    await client.query('vacuum analyze')
  })
}
