import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../scripts/lib/prepare.mjs'
import { workspaceAlias } from '../scripts/lib/workspace-alias.mjs'

const rounds = 400
const repeats = 5

/** A page that is in no cache, against React drawing the same blocks alone. */
export async function measure() {
  const { makePage } = await loadEntry()
  const page = makePage()
  const ratios = []
  const times = []
  for (let repeat = 0; repeat < repeats; repeat++) {
    const bare = timeOf(page.bare)
    const whole = timeOf(page.whole)
    ratios.push(whole / bare)
    times.push(whole)
  }
  const ratio = median(ratios)
  return [
    { what: `a page of ${page.blocks} blocks`, value: `${median(times).toFixed(2)} ms` },
    { what: 'against a bare renderToString', value: `${ratio.toFixed(2)} ×`, limit: 'at most 2 ×', kept: ratio <= 2 },
  ]
}

/** Processor milliseconds of one call. */
function timeOf(work) {
  for (let warm = 0; warm < 50; warm++) work()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

async function loadEntry() {
  // React reads this when it is loaded; its development build is several times slower.
  process.env.NODE_ENV = 'production'
  const outDir = mkdtempSync(join(root, 'node_modules/.bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: workspaceAlias },
    build: {
      ssr: join(root, 'bench/render-entry.tsx'),
      outDir,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  const entry = await import(pathToFileURL(join(outDir, 'entry.mjs')).href)
  rmSync(outDir, { recursive: true, force: true })
  return entry
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
