import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../scripts/lib/prepare.mjs'
import { signInAsOwner } from './lib/owner.mjs'
import { startProduct } from './lib/product.mjs'

const connections = 32
const seconds = 10
const manySubmissions = 1_000_000
const env = { FORM_SUBMISSIONS_PER_MINUTE: '100000000' }

/** Forms sent by 32 visitors at once, the host killed in the midst of it, and an inbox of a million answers. */
export async function measure() {
  const rows = await measureOn('PGlite', {}, 300)
  const { startPostgres } = await import('../scripts/lib/postgres-server.mjs')
  const postgres = await startPostgres({ isDurable: true })
  if (!postgres) return [...rows, { what: 'PostgreSQL', value: 'not installed' }]
  try {
    const onPostgres = { DATABASE_URL: postgres.url }
    rows.push(...(await measureOn('PostgreSQL', onPostgres, 1_000)))
    rows.push(...(await measureInbox(onPostgres)))
  } finally {
    await postgres.stop()
  }
  return rows
}

async function measureOn(name, database, atLeast) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-forms-'))
  try {
    const product = await startProduct({ dataDir, env: { ...env, ...database } })
    const { formId } = await publishForm(product)
    await sendForms(product, { formId, seconds: 2, prefix: 'warm' })
    const before = await countRows(product)
    const sent = await sendForms(product, { formId, seconds, prefix: 'load' })
    const stored = (await countRows(product)) - before
    const killed = sendForms(product, { formId, seconds: 60, prefix: 'kill', killAfter: 1_000 })
    const acknowledged = new Set((await killed).acknowledged)
    const again = await startProduct({ dataDir, env: { ...env, ...database } })
    const lost = await countMissing(again, acknowledged)
    await again.stop({ keepData: true })
    const perSecond = sent.acknowledged.length / sent.seconds
    return [
      row(`${name}: submissions a second`, perSecond.toFixed(0), `at least ${atLeast}`, perSecond >= atLeast),
      row(
        `${name}: 2xx answers, rows stored`,
        `${sent.acknowledged.length}, ${stored}`,
        'equal',
        sent.acknowledged.length === stored,
      ),
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

/** A page with a form that asks for no proof: the sender would spend its time on puzzles. */
async function publishForm(product) {
  const { call } = await signInAsOwner(product)
  const page = await call('POST', '/api/pages', { title: 'Bench form' })
  const formId = page.id.replace(/^.{8}/, 'beefbeef')
  const fields = [
    { type: 'name', id: 'name', title: 'Name', required: true },
    { type: 'email', id: 'email', title: 'Email', required: true },
    { type: 'textarea', id: 'message', title: 'Message', required: true },
  ]
  const block = {
    id: formId,
    type: 'form',
    props: { form: { captcha: 'none', fields } },
    desktop: { start: { x: 0, y: 0 }, end: { x: 12, y: 12 } },
  }
  const document = { format: 1, sections: [{ id: page.id.replace(/^.{8}/, 'feedfeed'), blocks: [block] }] }
  await call('PUT', `/api/pages/${page.id}/document`, { version: 1, document })
  await call('POST', `/api/pages/${page.id}/publish`, {})
  return { formId }
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

const questions = {
  'the newest': () => '',
  'a later page': (last) => `cursor=${last}`,
  unread: () => 'isUnread=true',
  starred: () => 'isStarred=true',
  'one form, some days': () => 'formId=:form&from=2024-03-01&until=2024-03-20',
  'a person by address': (_last, n) => `search=person${n * 7001}@example.com`,
  'a rare word': (_last, n) => `search=rare${String(n * 97).padStart(5, '0')}`,
  'a common word': () => 'search=vase',
}
const timesAsked = 100

/** Each question over a million answers, as the panel asks it, in a process that has answered others before. */
async function measureInbox(database) {
  const product = await startProduct({ env: { ...env, ...database } })
  try {
    const { formId } = await publishForm(product)
    const { call } = await signInAsOwner(product)
    const [{ id: site }] = (await call('GET', '/api/sites')).sites
    await seed(database.DATABASE_URL, { site, formId })
    const rows = []
    for (const [name, ask] of Object.entries(questions)) rows.push(await measureQuestion(call, { name, ask, formId }))
    return rows
  } finally {
    await product.stop()
  }
}

async function measureQuestion(call, { name, ask, formId }) {
  const times = []
  let last = (await call('GET', '/api/form-submissions')).nextCursor
  for (let n = 1; n <= timesAsked; n++) {
    const query = ask(last, n).replace(':form', formId)
    const startedAt = performance.now()
    const { nextCursor } = await call('GET', `/api/form-submissions?${query}`)
    times.push(performance.now() - startedAt)
    last = nextCursor ?? last
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]
  return row(`inbox of a million, ${name}, 99th percentile`, `${p99.toFixed(1)} ms`, 'under 50 ms', p99 < 50)
}

async function seed(url, { site, formId }) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Indexes are made quicker at the end than row by row.
  const { rows: indexes } = await client.query(
    "select indexname, indexdef from pg_indexes where tablename = 'submissions' and indexname <> 'submissions_pkey'",
  )
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  const text = readFileSync(join(root, 'bench/lib/seed-submissions.sql'), 'utf8')
  const step = 50_000
  for (let from = 1; from <= manySubmissions; from += step) {
    const filled = { site, form: formId, from, until: from + step - 1 }
    await client.query(text.replace(/:(site|form|from|until)\b/g, (_all, name) => filled[name]))
  }
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.query('vacuum analyze submissions')
  await client.end()
}
