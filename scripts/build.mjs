import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bin, giveUp, root, run } from './lib/prepare.mjs'

const browserFolder = join(root, 'dist/browser')
const serverFolder = join(root, 'dist/server')
const modes = ['site', 'islands', 'panel', 'server']
/** Named builds alone, each over its last result; without names all of them, from nothing. */
const asked = process.argv.slice(2)
const unknown = asked.find((mode) => !modes.includes(mode))
if (unknown !== undefined) giveUp(`There is no build named ${unknown}: use ${modes.join(', ')}.`)

if (asked.length === 0) rmSync(join(root, 'dist'), { recursive: true, force: true })
for (const mode of asked.length === 0 ? modes : asked) {
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
  const { files } = JSON.parse(readFileSync(join(root, 'packages/blocks/src/styles/font-files.json'), 'utf8'))
  for (const { family, subset, style, hash } of files) {
    const folder = join(root, 'node_modules/@fontsource-variable', family, 'files')
    const name = `${family}-${subset}-${style}-${hash}.woff2`
    cpSync(join(folder, `${family}-${subset}-wght-${style}.woff2`), join(browserFolder, 'fonts', name))
  }
}

/** Compressed once here, so that no request ever waits for it. A file's name tells its content, so what is there is right. */
async function compressAll() {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  const written = readdirSync(browserFolder)
  const names = written.filter((name) => /\.(js|css)$/.test(name) && !written.includes(`${name}.br`))
  await Promise.all(
    names.map(async (name) => {
      const path = join(browserFolder, name)
      const content = readFileSync(path)
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, best))
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
