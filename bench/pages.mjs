import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/prepare.mjs'
import { measureServer } from './lib/load.mjs'
import { startNginx } from './lib/nginx.mjs'
import { freePort, startProduct, stopChild, untilPrinted } from './lib/product.mjs'

const host = 'harbour-kiln.localhost'
const rounds = 5
const turns = 30

/** A cached page against a bare Fastify that sends the same compressed bytes. */
export async function measure() {
  const product = await startProduct()
  const body = await fetchBody(product.port)
  await product.rest()
  const bare = await startBare(body)
  const rows = [{ what: 'bytes of the page (brotli)', value: String(body.length) }]
  try {
    for (const connections of [1, 32]) rows.push(...(await compare(product, bare, connections)))
  } finally {
    await stopChild(bare.child)
    await product.stop()
  }
  rows.push(...(await measureNginx(body)), ...(await compareTwoProcesses()))
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

/** Both in turns, in many short rounds that each give a ratio: a busy neighbor meets both alike. */
async function compare(product, bare, connections) {
  const load = { host, connections }
  const pairs = []
  for (let turn = 0; turn < turns; turn++) {
    const short = { ...load, seconds: 0.5, warmUpSeconds: turn === 0 ? 2 : 0 }
    const ours = await measureServer({ ...short, pid: product.pid, port: product.port })
    const theirs = await measureServer({ ...short, pid: bare.child.pid, port: bare.port })
    pairs.push({ ours, theirs })
  }
  const ratio = (field) => median(pairs.map(({ ours, theirs }) => ours[field] / theirs[field]))
  const cpu = ratio('microseconds')
  const speed = ratio('perSecond')
  const suffix = `${connections} connection${connections > 1 ? 's' : ''}`
  return [
    {
      what: `processor per request, ours, ${suffix}`,
      value: `${median(pairs.map(({ ours }) => ours.microseconds)).toFixed(0)} µs`,
    },
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
  if (!postgres) return [{ what, value: 'no PostgreSQL' }]
  const env = { DATABASE_URL: postgres.url }
  const first = await startProduct({ env })
  const second = await startProduct({ env, dataDir: first.dataDir })
  try {
    await fetchBody(first.port)
    await fetchBody(second.port)
    await Promise.all([first.rest(), second.rest()])
    const results = []
    for (let round = 0; round < rounds; round++) results.push(await measureTwo(first, second))
    const ratio = median(results.map(({ speed }) => speed))
    const cpu = median(results.map(({ processor }) => processor))
    const each = 2 / cpu
    return [
      { what, value: `${ratio.toFixed(2)} ×` },
      // The senders work on the same cores: this is what the two would do with a core each, whoever else is busy.
      {
        what: '  by processor time of a request',
        value: `${each.toFixed(2)} ×`,
        limit: 'at least 1.6 ×',
        kept: each >= 1.6,
      },
    ]
  } finally {
    await second.stop({ keepData: true })
    await first.stop()
    await postgres.stop()
  }
}

async function measureTwo(first, second) {
  const load = { host, connections: 16, seconds: 2 }
  const measureOne = ({ pid, port }) => measureServer({ ...load, pid, port })
  const alone = await measureOne(first)
  const both = await Promise.all([first, second].map(measureOne))
  const perSecond = both.reduce((sum, it) => sum + it.perSecond, 0)
  const microseconds = both.reduce((sum, it) => sum + it.microseconds, 0) / both.length
  return { speed: perSecond / alone.perSecond, processor: microseconds / alone.microseconds }
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

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}
