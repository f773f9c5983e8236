import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import { measureServer } from './lib/load.mjs'
import { folderMegabytes, residentMegabytes } from './lib/memory.mjs'
import { spendAnHour } from './lib/mixed-hour.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { startProduct } from './lib/product.mjs'

const siteCount = 1_000
const env = { SITES_PER_ACCOUNT: '100000', TRUSTED_PROXIES: '127.0.0.1' }
/** What the second hour may add to what the first one left. */
const maxGrowth = 1.15
/** What waits in it for the next checkpoint, and what the database keeps for use again. */
const maxLogMegabytes = 96
/** After an hour, for the embedded database to tidy up. */
const restSeconds = 15

/** Memory and room on the disk with one site and with a thousand, before and after hours of mixed load. */
export async function measure() {
  const rows = await measureOn('PGlite', {}, { maxMegabytes: 450 })
  const { startPostgres } = await import('../scripts/lib/postgres-server.mjs')
  const postgres = await startPostgres()
  if (!postgres) return [...rows, { what: 'PostgreSQL', value: 'not installed' }]
  try {
    return [...rows, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }, { maxMegabytes: 200 }))]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(name, database, { maxMegabytes }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-hosting-'))
  const product = await startProduct({ dataDir, env: { ...env, ...database } })
  const rows = []
  const told = (what, value, limit, kept) => rows.push({ what: `${name}: ${what}`, value, limit, kept })
  const memory = () => residentMegabytes(product.pid)
  try {
    const one = await measureVisits(product)
    told('memory with one site', megabytes(memory()))
    const identifiers = await makeSites(product)
    const many = await measureVisits(product)
    told(`memory with ${siteCount} sites`, megabytes(memory()))
    const price = many.microseconds / one.microseconds
    told('processor of a visit, many sites to one', price.toFixed(2), 'at most 1.30', price <= 1.3)
    const after = []
    for (let hour = 1; hour <= 2; hour++) {
      await spendAnHour(product, identifiers)
      await rest(restSeconds * 1_000)
      const { data, log } = folderMegabytes(dataDir)
      after.push({ memory: memory(), data })
      told(
        `memory, data, log of the database after hour ${hour}`,
        [memory(), data, log].map(megabytes).join(', '),
        `log at most ${maxLogMegabytes} MB`,
        log <= maxLogMegabytes,
      )
    }
    const [first, second] = after
    const growth = second.memory / first.memory
    told('memory, second hour to first', growth.toFixed(2), `at most ${maxGrowth}`, growth <= maxGrowth)
    const dataGrowth = second.data / first.data
    told('data, second hour to first', dataGrowth.toFixed(2), `at most ${maxGrowth}`, dataGrowth <= maxGrowth)
    const most = residentMegabytes(product.pid, { most: true })
    told('most memory', megabytes(most), `at most ${maxMegabytes} MB`, most <= maxMegabytes)
    return rows
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const megabytes = (value) => `${value.toFixed(0)} MB`

function measureVisits({ pid, port }) {
  return measureServer({ pid, port, host: `harbour-kiln.localhost:${port}`, connections: 16, seconds: 4 })
}

async function makeSites(product) {
  const { call } = await signInAsOwner(product, 'localhost', { moves: true })
  const identifiers = Array.from({ length: siteCount }, (_, at) => `bench-site-${at}`)
  for (const identifier of identifiers)
    await call('POST', '/api/sites', { identifier, title: `Site ${identifier}`, visibility: 'public' })
  return identifiers
}
