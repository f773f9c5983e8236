/** Fails when a script that a browser must fetch has grown past its limit. Sizes are gzip, in KB of 1,000 bytes. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/prepare.mjs'

const folder = join(root, 'dist/browser')
const site = readManifest('site')
const islands = readManifest('islands')
const panel = readManifest('panel')
const runtime = 'packages/runtime/src/main.ts'
const hydrate = 'packages/blocks/src/hydrate-island.tsx'
const checkout = 'packages/blocks/src/checkout/checkout-entry.tsx'

const media = filesBelow('galleries|lightbox|video|images')
const store = filesBelow('commerce')
const collections = filesBelow('collections|comments')

const budgets = [
  { name: 'a page without islands', limitKb: 12, files: filesOf(site, [runtime], 'first') },
  {
    name: 'all else that a page without islands may fetch',
    limitKb: 40,
    files: without(without(without(filesOf(site, [runtime], 'all'), media), store), collections),
  },
  { name: 'galleries, lightbox, videos and the image loader', limitKb: 22, files: media },
  { name: 'store and cart', limitKb: 12, files: store },
  { name: 'comments and calendars', limitKb: 3, files: collections },
  { name: 'every island of a page', limitKb: 100, files: filesOf(islands, [hydrate], 'all') },
  { name: 'the checkout', limitKb: 100, files: filesOf(islands, [checkout], 'all') },
  { name: "the panel's first load", limitKb: 350, files: filesOf(panel, ['packages/panel/src/main.tsx'], 'first') },
]

let isOver = false
for (const { name, limitKb, files } of budgets) {
  const kb = [...files].reduce((sum, file) => sum + statSync(join(folder, `${file}.gz`)).size, 0) / 1000
  const verdict = kb <= limitKb ? 'ok' : 'OVER'
  isOver ||= kb > limitKb
  process.stdout.write(`budget: ${name}: ${kb.toFixed(1)} of ${limitKb} KB ${verdict}\n`)
}
process.exit(isOver ? 1 : 0)

/** The scripts of these folders, with what only they import. */
function filesBelow(folders) {
  const isBelow = new RegExp(`/src/(${folders})/`)
  const entries = Object.keys(site).filter((key) => isBelow.test(key))
  const others = Object.keys(site).filter((key) => key.startsWith('packages/') && !entries.includes(key))
  return without(filesOf(site, entries, 'first'), filesOf(site, others, 'first'))
}

function without(files, left) {
  return new Set([...files].filter((file) => !left.has(file)))
}

function readManifest(name) {
  return JSON.parse(readFileSync(join(folder, `manifest-${name}.json`), 'utf8'))
}

/** 'first' follows what an entry imports at once; 'all' also what it may fetch later. */
function filesOf(manifest, entries, reach) {
  const files = new Set()
  const visit = (key) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const style of entry.css ?? []) files.add(style)
    for (const next of entry.imports ?? []) visit(next)
    if (reach === 'all') for (const next of entry.dynamicImports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}
