import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/prepare.mjs'
import { measureServer, sendLoad } from './lib/load.mjs'
import { startNginx } from './lib/nginx.mjs'
import { freePort, startProduct, stopChild, untilPrinted } from './lib/product.mjs'

const host = 'harbour-kiln.localhost'
const rounds = 3

/** A cached page against a bare Fastify that sends the same compressed bytes. */
export async function measure() {
  const product = await startProduct()
  const body = await fetchBody(product.port)
  const bare = await startBare(body)
  const rows = [{ what: 'bytes of the page (brotli)', value: String(body.length) }]
  try {
    for (const connections of [1, 32]) rows.push(...(await compare(product, bare, connections)))
  } finally {
    await stopChild(bare.child)
    await product.stop()
  }
  rows.push(...(await measureNginx(body)), await compareTwoProcesses())
  return rows
}

/** What is possible at all: a file, sent by nginx. */
async function measureNginx(body) {
  const nginx = await startNginx(body)
  if (!nginx) return []
  try {
    const { microseconds } = await measureServer({
      pid: nginx.pid,
      port: nginx.port,
      host,
      connections: 32,
      seconds: 3,
    })
    return [{ what: 'processor per request, nginx and a file', value: `${microseconds.toFixed(0)} µs` }]
  } finally {
    await stopChild(nginx.child)
  }
}

/** Rounds take turns, so that a busy neighbour on the machine meets both alike; the middle one counts. */
async function compare(product, bare, connections) {
  const ours = []
  const theirs = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await measureServer({ pid: product.pid, port: product.port, host, connections, seconds: 3 }))
    theirs.push(await measureServer({ pid: bare.child.pid, port: bare.port, host, connections, seconds: 3 }))
  }
  const cpu = median(ours, 'microseconds') / median(theirs, 'microseconds')
  const speed = median(ours, 'perSecond') / median(theirs, 'perSecond')
  const suffix = `${connections} connection${connections > 1 ? 's' : ''}`
  return [
    { what: `processor per request, ours, ${suffix}`, value: `${median(ours, 'microseconds').toFixed(0)} µs` },
    {
      what: `processor against bare Fastify, ${suffix}`,
      value: `${cpu.toFixed(2)} ×`,
      limit: 'at most 1.3 ×',
      kept: cpu <= 1.3,
    },
    {
      what: `requests a second against it, ${suffix}`,
      value: `${speed.toFixed(2)} ×`,
      limit: 'at least 0.5 ×',
      kept: speed >= 0.5,
    },
  ]
}

/** Two processes on PostgreSQL against one. Without PostgreSQL there is nothing to compare. */
async function compareTwoProcesses() {
  const what = 'two processes against one'
  const { startPostgres } = await import('../scripts/lib/postgres-server.mjs')
  const postgres = await startPostgres()
  if (!postgres) return { what, value: 'no PostgreSQL' }
  const env = { DATABASE_URL: postgres.url }
  const first = await startProduct({ env })
  const second = await startProduct({ env, dataDir: first.dataDir })
  try {
    await fetchBody(first.port)
    await fetchBody(second.port)
    const alone = (await sendLoad({ port: first.port, host, connections: 32, seconds: 4 })).requests
    const loads = [first, second].map(({ port }) => sendLoad({ port, host, connections: 16, seconds: 4 }))
    const both = (await Promise.all(loads)).reduce((sum, { requests }) => sum + requests, 0)
    const ratio = both / alone
    return { what, value: `${ratio.toFixed(2)} ×`, limit: 'at least 1.6 ×', kept: ratio >= 1.6 }
  } finally {
    await second.stop({ keepData: true })
    await first.stop()
    await postgres.stop()
  }
}

async function startBare(body) {
  const file = join(mkdtempSync(join(tmpdir(), 'sitewright-bare-')), 'page.br')
  writeFileSync(file, body)
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'bench/lib/bare-fastify.mjs'), file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilPrinted(child, 'listening')
  return { child, port }
}

function fetchBody(port) {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path: '/', headers: { host, 'accept-encoding': 'br' } },
      (answer) => {
        const chunks = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => resolve(Buffer.concat(chunks)))
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

function median(results, field) {
  return results.map((result) => result[field]).sort((a, b) => a - b)[Math.floor(results.length / 2)]
}
