import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/prepare.mjs'
import { createDatabase } from './lib/bench-database.mjs'
import { freePort, startProduct, stopChild, untilPrinted } from './lib/product.mjs'
import { measureCatalog } from './lib/store-catalog.mjs'
import { openShop } from './lib/store-shop.mjs'

const connections = 16
const seconds = 10
/** A process that has just started spends its processor on compiling what it does often. */
const warmSeconds = 5
const atLeast = 0.5

const works = {
  read: 'product read',
  add: 'add to cart',
  change: 'change quantity',
  checkout: 'whole checkout',
}

/** Each person of the bench comes from an address of their own. */
const env = { TRUSTED_PROXIES: '127.0.0.1' }

/** Buying on both databases, beside a host that does the same with nothing but its statements; and a catalog of 100,000. */
export async function measure() {
  const rows = await measureEmbedded()
  const { startPostgres } = await import('../scripts/lib/postgres-server.mjs')
  const postgres = await startPostgres({ isDurable: true })
  try {
    rows.push(...(await measureOnPostgres(postgres.url)))
    rows.push(...(await measureCatalog({ ...env, DATABASE_URL: await createDatabase(postgres.url, 'catalog') })))
  } finally {
    await postgres.stop()
  }
  return [...rows, { what: 'load average of the machine', value: loadavg()[0].toFixed(1) }]
}

async function measureEmbedded() {
  const product = await startProduct({ env })
  await product.rest()
  try {
    const shop = await openShop(product)
    const added = await measureWork(product.port, shop, 'add')
    const bought = await measureWork(product.port, shop, 'checkout')
    return [
      limited('PGlite: cart writes a second', added, 200),
      limited('PGlite: whole checkouts a second', bought, 30),
    ]
  } finally {
    await product.stop()
  }
}

async function measureOnPostgres(url) {
  const product = await startProduct({ env: { ...env, DATABASE_URL: await createDatabase(url, 'product') } })
  await product.rest()
  const floor = await startFloor(await createDatabase(url, 'floor'))
  const rows = []
  try {
    const shop = await openShop(product)
    for (const [work, name] of Object.entries(works)) {
      const bare = await measureWork(floor.port, { host: 'floor', productId: 'mug' }, work)
      const ours = await measureWork(product.port, shop, work)
      const ratio = ours / bare
      rows.push({
        what: `PostgreSQL: ${name} a second, bare host, ratio`,
        value: `${ours.toFixed(0)}, ${bare.toFixed(0)}, ${ratio.toFixed(2)}`,
        limit: `at least ${atLeast}`,
        kept: ratio >= atLeast,
      })
    }
    return rows
  } finally {
    await stopChild(floor.child)
    await product.stop()
  }
}

async function startFloor(url) {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [join(root, 'bench/lib/bare-store.mjs'), url, String(port), String(connections)],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await untilPrinted(child, 'listening')
  return { child, port }
}

function limited(what, perSecond, least) {
  return { what, value: perSecond.toFixed(0), limit: `at least ${least}`, kept: perSecond >= least }
}

/** How often in a second it is done, by a host that has done it for a while. */
async function measureWork(port, shop, work) {
  await load({ port, ...pick(shop), work, seconds: warmSeconds, prefix: 'warm' })
  const { done, seconds: took } = await load({ port, ...pick(shop), work, seconds, prefix: 'load' })
  return done / took
}

function pick({ host, productId }) {
  return { host, productId, connections }
}

function load(asked) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bench/lib/store-load.mjs')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(printed)) : reject(new Error(`the buyers ended with ${code}`)),
    )
    child.stdin.end(JSON.stringify(asked))
  })
}
