/** `npm run bench [name …]`: measures the product against a yardstick in the same run and prints ratios with their limits. */
import { buildIfChanged, installPackages, requireNode } from '../scripts/lib/prepare.mjs'

const benches = {
  pages: () => import('./pages.mjs'),
  render: () => import('./render.mjs'),
  runtime: () => import('./runtime.mjs'),
  start: () => import('./start.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  panel: () => import('./panel.mjs'),
  forms: () => import('./forms.mjs'),
  restarts: () => import('./restarts.mjs'),
  kill: () => import('./kill.mjs'),
  media: () => import('./media.mjs'),
  store: () => import('./store.mjs'),
  search: () => import('./search.mjs'),
  hosting: () => import('./hosting.mjs'),
  'store-faults': () => import('./store-faults.mjs'),
}

requireNode()
installPackages()
buildIfChanged()

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no bench named ${unknown.join(', ')}: choose from ${Object.keys(benches).join(', ')}.\n`,
  )
  process.exit(1)
}

let isMissed = false
for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
  const { measure } = await benches[name]()
  const rows = await measure()
  isMissed ||= rows.some((row) => row.kept === false)
  print(name, rows)
}
process.exit(isMissed ? 1 : 0)

function print(name, rows) {
  process.stdout.write(`\n${name}\n`)
  const width = Math.max(...rows.map((row) => row.what.length))
  for (const row of rows) {
    const verdict = row.kept === undefined ? '' : row.kept ? 'kept' : 'MISSED'
    process.stdout.write(
      `  ${row.what.padEnd(width)}  ${row.value.padStart(14)}  ${(row.limit ?? '').padEnd(16)} ${verdict}\n`,
    )
  }
}
