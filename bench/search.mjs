import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { root } from '../scripts/lib/prepare.mjs'
import { createDatabase, withClient } from './lib/bench-database.mjs'

const site = 'a'.repeat(24)
const timesAsked = 200
const counted = 1000
const migrations = join(root, 'packages/server/src/migrations')
/** As the server opens it. */
const embeddedSettings = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB']

/** 100,000 entries of one site, asked by visitors' words of every kind: in nearly all of them, in a few, begun and misspelt. */
export async function measure() {
  const { startPostgres } = await import('../scripts/lib/postgres-server.mjs')
  const postgres = await startPostgres({ isDurable: true })
  try {
    const url = await createDatabase(postgres.url, 'search')
    const onPostgres = await withClient(url, (client) =>
      measureOn((text, parameters) => client.query(text, parameters), 'PostgreSQL', 100),
    )
    return [...onPostgres, ...(await measureEmbedded())]
  } finally {
    await postgres.stop()
  }
}

async function measureEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-search-'))
  const startParams = [...PGlite.defaultStartParams, ...embeddedSettings.flatMap((setting) => ['-c', setting])]
  const database = await PGlite.create({ dataDir: join(dataDir, 'database'), startParams })
  try {
    const ask = (text, parameters) => (parameters ? database.query(text, parameters) : database.exec(text))
    return await measureOn(ask, 'PGlite', 150)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureOn(ask, engine, limitMs) {
  for (const name of readdirSync(migrations).sort()) {
    await ask('begin')
    await ask(readFileSync(join(migrations, name), 'utf8'))
    await ask('commit')
  }
  await ask(readFileSync(join(root, 'bench/lib/seed-search.sql'), 'utf8').replaceAll(':site', site))
  await ask(`select set_config('app.website_id', '${site}', false), set_config('role', 'sitewright_site', false)`)
  const took = Object.fromEntries(Object.keys(questions).map((name) => [name, []]))
  const names = Object.keys(questions)
  for (let n = 0; n < timesAsked + names.length; n++) {
    const name = names[n % names.length]
    const startedAt = performance.now()
    await questions[name](ask, n)
    // The first of each kind warms the database up.
    if (n >= names.length) took[name].push(performance.now() - startedAt)
  }
  return [
    ...names.map((name) => row(`${engine}: ${name}`, took[name])),
    row(`${engine}: all together`, Object.values(took).flat(), limitMs),
  ]
}

const questions = {
  'a word in nearly all': (ask) => search(ask, [word(0)]),
  'a word in a fifth': (ask, n) => search(ask, [word(1 + (n % 5))]),
  'two common words': (ask, n) => search(ask, [word(n % 5), word(5 + n)]),
  'one kind alone': (ask, n) => search(ask, [word(3 + (n % 9))], 'product'),
  'a word in a few': (ask, n) => search(ask, [word(5000 + n * 7)]),
  'the beginning of a word': (ask, n) => search(ask, [word(20 + n * 3).slice(0, 3)]),
  'a word and a beginning': (ask, n) => search(ask, [word(40 + n), word(n % 12).slice(0, 3)]),
  'a misspelt word': (ask, n) => searchMisspelt(ask, word(300 + n * 5)),
}

async function search(ask, words, kind = null) {
  const terms = words.map((it) => ({ words: [{ word: it, near: [] }], sign: null }))
  return askIndex(ask, terms, kind)
}

/** What the host does: nothing is found, so the words that are written almost like it are looked for. */
async function searchMisspelt(ask, meant) {
  const wrong = `${meant.slice(0, 2)}q${meant.slice(3)}`
  await search(ask, [wrong])
  const until = (letter) => letter + '\u{10FFFF}'
  const { rows } = await ask(
    `select string_agg(word, ' ') as words from search_vocabulary
    where website_id = $1 and length(word) >= $2
      and ((word >= $3 and word < $4) or ending = $5 or (word >= $6 and word < $7 and length(word) <= $8))`,
    [site, wrong.length - 2, wrong[0], until(wrong[0]), wrong.slice(-3), wrong[1], until(wrong[1]), wrong.length + 2],
  )
  if (!rows[0].words.split(' ').includes(meant)) throw new Error(`${meant} was not among the words like ${wrong}`)
  const { total } = await askIndex(ask, [{ words: [{ word: wrong, near: [meant] }], sign: null }], null)
  if (total === 0) throw new Error(`Nothing was found for ${meant}`)
}

async function askIndex(ask, terms, kind) {
  const { rows } = await ask(`select search_site($1, 'english', false, '{}', '{}', $2, 20, 0, ${counted}) as found`, [
    JSON.stringify(terms),
    kind,
  ])
  return rows[0].found
}

/** As the seed writes them: the lower its number, the more entries hold it. */
function word(number) {
  const hash = createHash('md5').update(String(number)).digest('hex')
  return hash.replace(/\d/g, (figure) => 'ghijklmnop'[figure]).slice(0, 4 + (number % 6))
}

function row(what, took, limitMs) {
  const sorted = took.toSorted((a, b) => a - b)
  const [p50, p95] = [0.5, 0.95].map((part) => sorted[Math.ceil(sorted.length * part) - 1])
  const value = `${p50.toFixed(1)}, ${p95.toFixed(1)} ms`
  return limitMs === undefined
    ? { what: `${what}, 50th, 95th`, value }
    : { what: `${what}, 50th, 95th`, value, limit: `under ${limitMs} ms`, kept: p95 < limitMs }
}
