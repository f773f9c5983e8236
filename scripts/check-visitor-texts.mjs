/**
 * Fails on a text for visitors that stands outside of the catalog (`model/src/visitor-texts`), and on a text of the catalog
 * that nothing reads. `visitor-texts.json` lists what stands elsewhere and why, what is still to be moved, and texts of what is
 * not built yet; all of it may only shrink.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findLiteralTexts } from './lib/find-literal-texts.mjs'
import { root } from './lib/prepare.mjs'
import { isRead, listReads, listTextKeys } from './lib/read-texts.mjs'

const catalog = 'packages/model/src/visitor-texts/'
const { folders, others, open, exceptions, waiting } = JSON.parse(
  readFileSync(join(root, 'scripts/visitor-texts.json'), 'utf8'),
)
const problems = []
const sources = listSources()

checkLiterals()
checkUse()
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}

function checkLiterals() {
  const shown = sources.filter((file) => folders.some((folder) => file.startsWith(folder)) && !isForOthers(file))
  const unused = new Map(Object.entries(exceptions).map(([file, { texts }]) => [file, new Set(texts)]))
  const stillOpen = new Set()
  for (const file of shown) {
    const place = open.find((folder) => file.startsWith(folder))
    for (const { line, text } of findLiteralTexts(file, readFileSync(join(root, file), 'utf8'))) {
      if (place !== undefined) stillOpen.add(place)
      else if (exceptions[file]?.texts.includes(text)) unused.get(file).delete(text)
      else problems.push(`${file}:${line}: a text outside of the catalog: ${text}`)
    }
  }
  for (const [file, texts] of unused)
    for (const text of texts) problems.push(`${file}: no longer an exception: ${text}`)
  for (const folder of open) if (!stillOpen.has(folder)) problems.push(`${folder}: all moved: take it off the list`)
}

/** What owners and programs read. */
function isForOthers(file) {
  return others.some((pattern) => new RegExp(pattern).test(file))
}

function checkUse() {
  const reads = sources.filter((file) => !file.startsWith(catalog)).map((file) => listReads(file, read(file)))
  const areas = sources.filter((file) => file.startsWith(`${catalog}english/`))
  const keys = areas.flatMap((file) => listTextKeys(nameOfArea(file), file, read(file)))
  const unread = new Set(keys.filter((path) => !isRead(path, reads)).map((path) => path.join('.')))
  for (const key of unread) if (waiting[key] === undefined) problems.push(`${key}: a text that nothing reads`)
  for (const key of Object.keys(waiting))
    if (!unread.has(key)) problems.push(`${key}: waits no more: take it off the list`)
  process.stdout.write(`visitor texts: ${keys.length} in ${areas.length} areas\n`)
}

/** `host-pages.ts` declares `hostPages`. */
function nameOfArea(file) {
  return file.slice(file.lastIndexOf('/') + 1, -'.ts'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}

function listSources() {
  return readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .map((name) => `packages/${name.split(sep).join('/')}`)
    .filter((name) => /^packages\/(?!testkit)[a-z]+\/src\/.*\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
}
