/** Fails on a query of the server outside of its rows files. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { listQueryLines, mayQuery } from './lib/find-queries.mjs'
import { root } from './lib/prepare.mjs'

const sources = join(root, 'packages/server/src')
const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && !mayQuery(name))
const problems = names.flatMap((name) =>
  listQueryLines(readFileSync(join(sources, name), 'utf8')).map((line) => `packages/server/src/${name}:${line}`),
)

if (problems.length > 0) {
  process.stderr.write(`a query outside of a rows file:\n${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(`queries: ${names.length} files of the server leave them to rows files\n`)
