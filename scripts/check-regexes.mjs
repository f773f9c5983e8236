/**
 * Fails on a regular expression of the product whose time grows faster than its text: one visitor could hold up all. What was
 * judged is kept in `regexes.json`, so that only new ones take time; `--write` renews that list.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findRegexes } from './lib/find-regexes.mjs'
import { judgeRegex } from './lib/judge-regex.mjs'
import { root } from './lib/prepare.mjs'

const listFile = join(root, 'scripts/regexes.json')
const list = JSON.parse(readFileSync(listFile, 'utf8'))
const judged = new Set([...list.safe, ...Object.keys(list.bounded)])
const places = new Map()
const problems = []

for (const name of listSources()) {
  const file = `packages/${name}`
  for (const found of findRegexes(file, readFileSync(join(root, file), 'utf8'))) {
    if (found.made) noteMade(file, found.line)
    else notePlace(`/${found.source}/${found.flags}`, found, `${file}:${found.line}`)
  }
}
const fresh = [...places].filter(([regex]) => !judged.has(regex))
const safe = []
for (const [regex, found] of fresh) {
  const problem = judgeRegex(found)
  if (problem === null) safe.push(regex)
  else problems.push(...found.at.map((place) => `${place}: ${regex}: ${problem}`))
}
if (process.argv.includes('--write')) write()
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(
  `regular expressions: ${places.size} take no longer than their texts (${fresh.length} judged anew)\n`,
)

function notePlace(regex, found, place) {
  const known = places.get(regex)
  if (known === undefined) places.set(regex, { ...found, at: [place] })
  else known.at.push(place)
}

/** Those that are made of texts while the program runs: each file says why they are safe. */
function noteMade(file, line) {
  if (!Object.hasOwn(list.made, file)) problems.push(`${file}:${line}: made while the program runs: say why it is safe`)
}

function listSources() {
  return readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /^(?!testkit)[a-z]+\/src\/.*\.(tsx?|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
}

function write() {
  const kept = list.safe.filter((regex) => places.has(regex))
  writeFileSync(listFile, `${JSON.stringify({ ...list, safe: [...kept, ...safe].sort() }, null, 2)}\n`)
}
