/** Every check and every test, on both databases and in a real browser. Ends with the line `N passed, N failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, buildIfChanged, giveUp, installPackages, requireNode, root, run } from './lib/prepare.mjs'

requireNode()
installPackages()
buildIfChanged()

const results = mkdtempSync(join(tmpdir(), 'sitewright-results-'))
/** What no other database can change: the embedded one itself, parsers, and the walks that draw every setting. */
const indifferent = ['**/storage/embedded/**', '**/parsing/**', '**/walk-*.test.ts']
/** What has a PostgreSQL of its own in any case. */
const onPostgresAlone = ['**/storage/postgres/**', '**/start/rolling-restart.test.ts']
const total = { passed: 0, failed: 0 }
const startedAt = Date.now()
// Color codes only blur a log that nobody watches.
if (!process.stdout.isTTY) process.env.NO_COLOR = '1'

stage('checks', () => count(run(process.execPath, [join(root, 'scripts/check.mjs')]) === 0))
stage('unit and server tests on the embedded database', () => vitest('embedded', exclude(onPostgresAlone)))
await stageOnPostgres()
await stageInBrowser()

rmSync(results, { recursive: true, force: true })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)

function stage(name, work) {
  process.stdout.write(`\n── ${name} (${Math.round((Date.now() - startedAt) / 1000)} s so far)\n`)
  return work()
}

function count(isGood) {
  if (isGood) total.passed++
  else total.failed++
}

function vitest(name, args, env = {}) {
  const file = join(results, `${name}.json`)
  const code = run(bin('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args], {
    env: { ...process.env, ...env },
  })
  const report = readReport(file)
  total.passed += report?.numPassedTests ?? 0
  total.failed += report?.numFailedTests ?? 0
  // A file that cannot even be read has no failed test, and a crash no report: both count.
  if (code !== 0 && !report?.numFailedTests) total.failed++
}

async function stageOnPostgres() {
  const { startPostgres } = await import('./lib/postgres-server.mjs')
  const server = await startPostgres()
  if (!server) {
    process.stdout.write(
      '\nPostgreSQL was not found and could not be installed: the server suite ran on the embedded database alone.\n',
    )
    return
  }
  try {
    stage('server tests on PostgreSQL', () =>
      vitest('postgres', ['packages/server', ...exclude(indifferent)], {
        TEST_DATABASE: 'postgres',
        TEST_POSTGRES_URL: server.url,
      }),
    )
  } finally {
    await server.stop()
  }
}

async function stageInBrowser() {
  const { findChromium } = await import('./lib/find-chromium.mjs')
  const chromium = await findChromium()
  if (!chromium) giveUp('No Chromium was found and none could be installed. Install one, or name it in CHROMIUM_PATH.')
  const file = join(results, 'journeys.json')
  stage('journeys in Chromium', () => {
    const code = run(bin('playwright'), ['test'], {
      env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    })
    const stats = readReport(file)?.stats
    total.passed += stats?.expected ?? 0
    total.failed += stats?.unexpected ?? 0
    if (code !== 0 && !stats?.unexpected) total.failed++
  })
}

function exclude(files) {
  return files.map((it) => `--exclude=${it}`)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
