import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bin, giveUp, root, run } from './lib/prepare.mjs'

const browserFolder = join(root, 'dist/browser')
const serverFolder = join(root, 'dist/server')
const siteFontFamilies = [
  'fraunces',
  'playfair-display',
  'newsreader',
  'figtree',
  'inter',
  'dm-sans',
  'space-grotesk',
  'jetbrains-mono',
]

rmSync(join(root, 'dist'), { recursive: true, force: true })
for (const mode of ['site', 'islands', 'panel', 'server']) {
  if (run(bin('vite'), ['build', '--mode', mode])) giveUp(`The ${mode} build failed.`)
}
copyServerFiles()
copyFonts()
await compressAll()

/** What the server reads as files stays a file, at the same place below its folder as in the sources. */
function copyServerFiles() {
  const source = join(root, 'packages/server/src')
  cpSync(join(source, 'migrations'), join(serverFolder, 'migrations'), { recursive: true })
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.mjs')) cpSync(join(source, name), join(serverFolder, name))
  }
}

/** The fonts that sites may use are served by the host itself: no visitor's address reaches a font service. */
function copyFonts() {
  mkdirSync(join(browserFolder, 'fonts'), { recursive: true })
  for (const family of siteFontFamilies) {
    const files = join(root, 'node_modules/@fontsource-variable', family, 'files')
    const names = readdirSync(files).filter((name) => /-latin-wght-(normal|italic)\.woff2$/.test(name))
    for (const name of names) cpSync(join(files, name), join(browserFolder, 'fonts', name))
  }
}

/** Compressed once here, so that no request ever waits for it. */
async function compressAll() {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const names = readdirSync(browserFolder).filter((name) => /\.(js|css)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(browserFolder, name)
      const content = readFileSync(path)
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, best))
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
