import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../scripts/lib/prepare.mjs'
import { measureInbox } from './lib/form-inbox.mjs'
import { publishForm } from './lib/form-page.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { processorSeconds, processorSecondsOfFamily } from './lib/processor.mjs'
import { startProduct } from './lib/product.mjs'

const connections = 32
const seconds = 10
/** A process that has just started spends its processor on compiling what it does often. */
const warmSeconds = 8
const env = { FORM_SUBMISSIONS_PER_MINUTE: '100000000' }

/** Forms sent by 32 visitors at once, the host killed in the midst of it, and an inbox of a million answers. */
export async function measure() {
  const rows = await measureOn('PGlite', {}, { atLeast: 300 })
  const { startPostgres } = await import('../scripts/lib/postgres-server.mjs')
  const postgres = await startPostgres({ isDurable: true })
  if (!postgres) return [...rows, { what: 'PostgreSQL', value: 'not installed' }]
  try {
    const onPostgres = { DATABASE_URL: postgres.url }
    rows.push(...(await measureOn('PostgreSQL', onPostgres, { atLeast: 1_000, databasePid: postgres.pid() })))
    rows.push(...(await measureInbox({ ...env, ...onPostgres })))
  } finally {
    await postgres.stop()
  }
  return rows
}

async function measureOn(name, database, { atLeast, databasePid }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-forms-'))
  try {
    const product = await startProduct({ dataDir, env: { ...env, ...database } })
    const { formId } = await publishForm(product)
    await sendForms(product, { formId, seconds: warmSeconds, prefix: 'warm' })
    const before = await countRows(product)
    const readProcessors = () => [
      processorSeconds(product.pid),
      databasePid ? processorSecondsOfFamily(databasePid) : 0,
    ]
    const used = readProcessors()
    const sent = await sendForms(product, { formId, seconds, prefix: 'load' })
    const [server, ofDatabase] = readProcessors().map((now, at) => (now - used[at]) / sent.seconds)
    const load = loadavg()[0]
    const stored = (await countRows(product)) - before
    const killed = sendForms(product, { formId, seconds: 60, prefix: 'kill', killAfter: 1_000 })
    const acknowledged = new Set((await killed).acknowledged)
    const again = await startProduct({ dataDir, env: { ...env, ...database } })
    const lost = await countMissing(again, acknowledged)
    await again.stop({ keepData: true })
    const perSecond = sent.acknowledged.length / sent.seconds
    const processors = [server, ...(databasePid ? [ofDatabase] : []), sent.processorSeconds / sent.seconds]
    return [
      row(`${name}: submissions a second`, perSecond.toFixed(0), `at least ${atLeast}`, perSecond >= atLeast),
      row(
        `${name}: 2xx answers, rows stored`,
        `${sent.acknowledged.length}, ${stored}`,
        'equal',
        sent.acknowledged.length === stored,
      ),
      row(
        `${name}: processors of the server, ${databasePid ? 'the database, ' : ''}the sender`,
        processors.map((many) => many.toFixed(2)).join(', '),
      ),
      row(`${name}: load average of the machine`, load.toFixed(1)),
      row(`${name}: acknowledged before the kill`, String(acknowledged.size)),
      row(`${name}: of those missing after it`, String(lost), '0', lost === 0),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function row(what, value, limit, kept) {
  return limit === undefined ? { what, value } : { what, value, limit, kept }
}

/** With `killAfter` the host is killed once so many were acknowledged; answers all that were acknowledged. */
function sendForms(product, { formId, seconds, prefix, killAfter }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bench/lib/form-load.mjs')], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const acknowledged = []
    let end = { seconds: 0 }
    let isKilled = false
    createInterface({ input: child.stdout }).on('line', (line) => {
      const told = JSON.parse(line)
      if (told.acknowledged === undefined) end = told
      else acknowledged.push(...told.acknowledged)
      if (killAfter !== undefined && !isKilled && acknowledged.length >= killAfter) {
        isKilled = true
        process.kill(product.pid, 'SIGKILL')
      }
    })
    child.once('close', (code) =>
      code === 0 ? resolve({ acknowledged, ...end }) : reject(new Error(`the sender ended with ${code}`)),
    )
    const host = `harbour-kiln.localhost:${product.port}`
    child.stdin.end(JSON.stringify({ port: product.port, host, formId, connections, seconds, prefix }))
  })
}

async function countRows(product) {
  const { counts } = await (await signInAsOwner(product)).call('GET', '/api/forms')
  return counts.inbox + counts.spam
}

async function countMissing(product, acknowledged) {
  const stored = await (await signInAsOwner(product)).call(
    'GET',
    '/api/form-submissions/export?format=json&search=kill',
  )
  const found = new Set(stored.flatMap(({ answers }) => answers.map(({ value }) => String(value).split(' ').at(-1))))
  return [...acknowledged].filter((message) => !found.has(message)).length
}
