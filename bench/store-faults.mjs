import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, run } from '../scripts/lib/prepare.mjs'

const commerce = 'packages/server/src/features/commerce'
const files = [
  'checkout/races.test.ts',
  'checkout/faults.test.ts',
  'checkout/kills.test.ts',
  'payments/stripe/event-storm.test.ts',
].map((file) => join(commerce, file))

/** The tests of the store's faults with all of their counts, on both databases: what `npm test` tries a few times. */
export async function measure() {
  const rows = runTests('PGlite', {})
  const { startPostgres } = await import('../scripts/lib/postgres-server.mjs')
  const postgres = await startPostgres()
  try {
    rows.push(...runTests('PostgreSQL', { TEST_DATABASE: 'postgres', TEST_POSTGRES_URL: postgres.url }))
  } finally {
    await postgres.stop()
  }
  return rows
}

function runTests(name, env) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-faults-'))
  const file = join(folder, 'report.json')
  try {
    run(bin('vitest'), ['run', ...files, '--reporter=json', `--outputFile=${file}`], {
      env: { ...process.env, STORE_FAULTS: 'full', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
    return testResults.flatMap(({ assertionResults }) => assertionResults.map((test) => toRow(name, test)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toRow(name, { title, status, duration = 0, meta = {}, failureMessages = [] }) {
  const counts = Object.entries(meta.faults ?? {}).map(([what, count]) => `${what} ${count}`)
  const kept = status === 'passed'
  if (!kept) process.stderr.write(`${name}: ${title}\n${failureMessages.join('\n')}\n`)
  const what = `${name}: ${title.replace(/^(\[[A-Z]+-\d+\] )+/, '')}`
  return { what, value: `${(duration / 1000).toFixed(0)} s`, limit: counts.join(', '), kept }
}
