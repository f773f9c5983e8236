/**
 * Fails on an import that the package table does not allow, on one that climbs the floors of a package, on a circle of files
 * or folders, and on Node APIs outside the server.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, sep } from 'node:path'
import { describeCircle, findCircles, findClimbs, listImports, toFolderGraph } from './lib/import-graph.mjs'
import { panelFloors } from './lib/panel-floors.mjs'
import { root } from './lib/prepare.mjs'

const allowed = {
  model: [],
  commerce: ['model'],
  ui: ['model'],
  runtime: ['model'],
  blocks: ['model', 'commerce'],
  panel: ['model', 'commerce', 'ui', 'blocks'],
  server: ['model', 'commerce', 'blocks'],
  testkit: ['model', 'commerce', 'ui', 'runtime', 'blocks', 'panel', 'server'],
}
/** The folders of a package from the ground up: a floor imports itself and those below. `.` is what stands in no folder. */
const floors = {
  server: [
    ['ground'],
    ['storage', 'blobs', 'browser-files', 'parsing'],
    ['cache', 'jobs', 'hosts', 'security'],
    ['http', 'content'],
    ['actors', 'browser-forms', 'render', 'platform-pages'],
    ['mail'],
    ['services'],
    ['features'],
    ['wiring', 'start'],
    ['.'],
  ],
  panel: [...panelFloors, ['.']],
}
/** Folders whose inner ones count as one, too: each of these features is a whole that others import in one direction. */
const wholes = { server: ['features'] }
const withNode = new Set(['server', 'testkit'])
const packagesFolder = join(root, 'packages')
const problems = []
const graph = new Map()

for (const file of sourceFiles()) {
  const imports = listImports(readFileSync(file, 'utf8'))
  const targets = imports.map((name) => resolveImport(file, name)).filter((target) => target !== null)
  graph.set(shortName(file), targets.map(shortName))
  for (const name of imports) checkImport(file, name)
}
for (const circle of findCircles(toFolderGraph(graph, (file) => file))) {
  problems.push(`circle of files: ${circle.join(' → ')}`)
}
for (const name of Object.keys(allowed)) checkFolders(name)

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(`imports: ${graph.size} files keep to the package table and its floors, without a circle\n`)

function* sourceFiles() {
  for (const name of readdirSync(packagesFolder, { recursive: true, encoding: 'utf8' })) {
    if (/[\\/]src[\\/].*\.(ts|tsx|mjs)$/.test(name)) yield join(packagesFolder, name)
  }
}

function checkImport(file, name) {
  const own = packageOf(file)
  const isTest = /\.test\.tsx?$/.test(file)
  const target = /^@sitewright\/([a-z]+)\//.exec(name)?.[1]
  if (target && target !== own && !mayImport(file, own, target, isTest)) {
    problems.push(`${shortName(file)} may not import from ${target}: ${name}`)
  }
  if (target === own) problems.push(`${shortName(file)} imports its own package by name, not by path: ${name}`)
  if (name.startsWith('.') && resolveImport(file, name) === null && !/\.(css|json|svg|sql)(\?|$)/.test(name)) {
    problems.push(`${shortName(file)} imports a file that does not exist: ${name}`)
  }
  const isNode = name.startsWith('node:') || builtinModules.includes(name)
  if (isNode && !withNode.has(own) && !isTest)
    problems.push(`${shortName(file)} uses Node's ${name} outside the server`)
}

function mayImport(file, own, target, isTest) {
  if (isTest) return true
  if (target === 'testkit') return false
  if (allowed[own].includes(target)) return true
  if (own !== 'blocks') return false
  // A block's file name tells where it runs, and so what it may use.
  const name = file.split(sep).at(-1)
  if (/^(island(-[a-z-]+)?|hydrate-island)\.tsx?$/.test(name)) return ['runtime', 'ui'].includes(target)
  return /^panels?(-[a-z-]+)?\.tsx?$/.test(name) && target === 'ui'
}

function resolveImport(file, name) {
  const own = /^@sitewright\/([a-z]+)\/(.+)$/.exec(name)
  if (!own && !name.startsWith('.')) return null
  const base = own ? join(packagesFolder, own[1], 'src', own[2]) : join(dirname(file), name)
  return (
    [base, `${base}.ts`, `${base}.tsx`, `${base}.mjs`].find(
      (path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(path),
    ) ?? null
  )
}

function checkFolders(name) {
  const folders = toFolderGraph(graph, (file) => folderOf(file, name))
  if (floors[name]) problems.push(...findClimbs(folders, floors[name]).map((text) => `${name}: ${text}`))
  const parts = toFolderGraph(graph, (file) => partOf(file, name))
  const circles = [folders, parts].flatMap((it) => findCircles(it).map((circle) => describeCircle(circle, it)))
  problems.push(...new Set(circles.map((text) => `${name}: ${text}`)))
}

/** Below the sources of its package; null for files of other packages and for tests, which may look everywhere. */
function folderOf(file, name) {
  const sources = `packages/${name}/src/`
  if (!file.startsWith(sources) || /\.test\.tsx?$/.test(file)) return null
  return posix.dirname(file.slice(sources.length))
}

/** The folder, or the whole that it belongs to: `features/forms` for `features/forms/inbox`. */
function partOf(file, name) {
  const folder = folderOf(file, name)
  const whole = wholes[name]?.find((it) => folder?.startsWith(`${it}/`))
  return whole ? `${whole}/${folder.slice(whole.length + 1).split('/')[0]}` : folder
}

function packageOf(file) {
  return relative(packagesFolder, file).split(sep)[0]
}

function shortName(file) {
  return relative(root, file).split(sep).join('/')
}
