import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/lib/prepare.mjs'
import { createDatabase, withClient } from './bench-database.mjs'
import { publishForm } from './form-page.mjs'
import { signInAsOwner } from './owner.mjs'
import { startProduct } from './product.mjs'

const manySubmissions = 1_000_000
const timesAsked = 100
const limitMs = 50
/** One address may ask 1,200 times a minute. */
const betweenMs = 55

const list = '/api/form-submissions'
const dayOf = (n) => new Date(Date.UTC(2023, 0, 2) + n * 8 * 86_400_000).toISOString().slice(0, 10)
const rareWord = (n) => `rare${String(n * 97).padStart(5, '0')}`
const idOf = (n) => (n * 9_973).toString(16).padStart(24, '0')

/** What the panel asks, by the number of the question and where the page before it ended. */
const questions = {
  'the newest': () => list,
  'page after page': (_n, last) => `${list}?cursor=${last}`,
  'unread ones': () => `${list}?isUnread=true`,
  'starred ones': () => `${list}?isStarred=true`,
  spam: () => `${list}?state=spam`,
  'one form': (_n, _last, form) => `${list}?formId=${form}`,
  'one form, some days': (n, _last, form) => `${list}?formId=${form}&from=${dayOf(n)}&until=${dayOf(n + 2)}`,
  'a person by address': (n) => `${list}?search=person${n * 7_001}@example.com`,
  'a rare word': (n) => `${list}?search=${rareWord(n)}`,
  'a word in one of forty': (n) => `${list}?search=c${20 + (n % 20)}`,
  'a word in all': () => `${list}?search=vase`,
  'a rare word and one in all': (n) => `${list}?search=vase%20${rareWord(n)}`,
  'a word in none': (n) => `${list}?search=zebra${n}`,
  "a person's history": (n) => `/api/people?email=person${n * 7_001}@example.com`,
  'one submission': (n) => `${list}/${idOf(n)}`,
  'the counts': () => '/api/forms',
}

/** Each question over a million answers, as the panel asks it, in a process that has answered others before. */
export async function measureInbox(env) {
  const url = await createDatabase(env.DATABASE_URL, 'inbox')
  const product = await startProduct({ env: { ...env, DATABASE_URL: url } })
  try {
    const { formId } = await publishForm(product)
    const { call } = await signInAsOwner(product)
    const [{ id: site }] = (await call('GET', '/api/sites')).sites
    await seed(url, { site, formId })
    for (const ask of Object.values(questions)) await measureQuestion(call, { ask, formId, times: 10 })
    const rows = []
    for (const [name, ask] of Object.entries(questions)) {
      const { p50, p99 } = await measureQuestion(call, { ask, formId, times: timesAsked })
      const value = `${p50.toFixed(1)}, ${p99.toFixed(1)} ms`
      rows.push({
        what: `inbox of a million: ${name}, 50th, 99th`,
        value,
        limit: `under ${limitMs} ms`,
        kept: p99 < limitMs,
      })
    }
    return [...rows, { what: 'inbox of a million: load average', value: loadavg()[0].toFixed(1) }]
  } finally {
    await product.stop()
  }
}

async function measureQuestion(call, { ask, formId, times }) {
  const took = []
  let last = (await call('GET', list)).nextCursor
  for (let n = 1; n <= times; n++) {
    const address = ask(n, last, formId)
    const startedAt = performance.now()
    const { nextCursor } = await call('GET', address)
    took.push(performance.now() - startedAt)
    await wait(betweenMs)
    last = nextCursor ?? last
  }
  const sorted = took.toSorted((a, b) => a - b)
  return { p50: sorted[Math.floor(times / 2)], p99: sorted[Math.ceil(times * 0.99) - 1] }
}

async function seed(url, { site, formId }) {
  await withClient(url, (client) => fill(client, { site, formId }))
}

async function fill(client, { site, formId }) {
  // Indexes are made quicker at the end than row by row.
  await client.query("set maintenance_work_mem = '256MB'")
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
}
