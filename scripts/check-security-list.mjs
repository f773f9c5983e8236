/** Fails when docs/security-checks.md names a test that does not exist, or a test that proves a number is missing there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './lib/prepare.mjs'
import { findListProblems, readProofs } from './lib/security-list.mjs'

const page = readFileSync(join(root, 'docs/security-checks.md'), 'utf8')
const proofs = readProofs(page)
const files = ['packages', 'e2e', 'scripts', 'templates'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => /\.(?:test|e2e)\.(?:tsx?|mjs)$/.test(name) && !name.includes('node_modules')),
)
const sources = new Map(
  [...new Set([...files, ...proofs.map(({ file }) => file)])]
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const problems = findListProblems(proofs, sources)
if (problems.length > 0) {
  process.stderr.write(`docs/security-checks.md:\n${problems.join('\n')}\n`)
  process.exit(1)
}
const numbers = new Set(proofs.map(({ number }) => number))
process.stdout.write(`security list: ${numbers.size} numbers, ${proofs.length} proofs, each a test\n`)
