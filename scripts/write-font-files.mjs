/**
 * Lists the files of the fonts that sites may use: one for each script of a family, named by its content. Run it after a new
 * version of a font package; what it writes is checked in, and the build copies the files under these names.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/prepare.mjs'

const families = [
  'fraunces',
  'playfair-display',
  'newsreader',
  'figtree',
  'inter',
  'dm-sans',
  'space-grotesk',
  'jetbrains-mono',
]
/** The weight axis alone: with the optical-size axis a file is twice as large, and the headline is painted later. */
const wanted =
  /^(?<family>.+?)-(?<subset>(?:latin|greek|cyrillic)(?:-ext)?|vietnamese)-wght-(?<style>normal|italic)\.woff2$/

const ranges = {}
const files = families.flatMap((family) => {
  const folder = join(root, 'node_modules/@fontsource-variable', family)
  const known = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  return readdirSync(join(folder, 'files')).flatMap((name) => {
    const { subset, style } = wanted.exec(name)?.groups ?? {}
    if (subset === undefined) return []
    ranges[subset] ??= known[subset]
    if (ranges[subset] !== known[subset]) throw new Error(`${name} has a range of its own`)
    const content = readFileSync(join(folder, 'files', name))
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8)
    return [{ family, subset, style, hash }]
  })
})
const lines = files.map((file) => `    ${JSON.stringify(file)}`)
const target = join(root, 'packages/blocks/src/styles/font-files.json')
writeFileSync(target, `{\n  "ranges": ${JSON.stringify(ranges)},\n  "files": [\n${lines.join(',\n')}\n  ]\n}\n`)
