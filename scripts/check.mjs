import { join } from 'node:path'
import { bin, buildIfChanged, installPackages, requireNode, root, run } from './lib/prepare.mjs'

requireNode()
installPackages()
buildIfChanged()

const steps = [
  ['format and lint', bin('biome'), ['ci', '--diagnostic-level=warn', '.']],
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['imports', process.execPath, [join(root, 'scripts/check-imports.mjs')]],
  ['queries', process.execPath, [join(root, 'scripts/check-queries.mjs')]],
  ['visitor texts', process.execPath, [join(root, 'scripts/check-visitor-texts.mjs')]],
  ['security list', process.execPath, [join(root, 'scripts/check-security-list.mjs')]],
  ['regular expressions', process.execPath, [join(root, 'scripts/check-regexes.mjs')]],
  ['exports that nobody uses', bin('knip'), ['--no-progress', '--no-config-hints']],
  ['code that the product does not run', process.execPath, [join(root, 'scripts/check-unused.mjs')]],
  ['bundle budgets', process.execPath, [join(root, 'scripts/check-budgets.mjs')]],
]

let failed = 0
for (const [name, command, args] of steps) {
  const code = run(command, args)
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`)
  if (code !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)
