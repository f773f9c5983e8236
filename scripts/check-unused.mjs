/**
 * Fails on code that the product does not run: no entry (server, base script, islands, panel) reaches it, whatever tests do.
 * What a coming capability will run may wait in docs/waiting.md, which only shrinks.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUnused } from './lib/find-unused.mjs'
import { root } from './lib/prepare.mjs'
import { compareWithWaiting, readCeiling, readWaitingList } from './lib/waiting-list.mjs'

const markdown = readFileSync(join(root, 'docs/waiting.md'), 'utf8')
const waiting = readWaitingList(markdown)
const problems = compareWithWaiting(findUnused(root), waiting, readCeiling(markdown))
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(`unused code: none; ${waiting.size} names wait for their capability\n`)
