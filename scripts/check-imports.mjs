/** Fails on an import that the package table does not allow, on a cycle of files, and on Node APIs outside the server. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
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
const withNode = new Set(['server', 'testkit'])
const packagesFolder = join(root, 'packages')
const problems = []
const graph = new Map()

for (const file of sourceFiles()) {
  const imports = importsOf(file)
  graph.set(
    file,
    imports.map((name) => resolveImport(file, name)).filter((target) => target !== null),
  )
  for (const name of imports) checkImport(file, name)
}
for (const cycle of cyclesOf(graph)) problems.push(`cycle: ${cycle.map(shortName).join(' → ')}`)

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
process.stdout.write(`imports: ${graph.size} files keep to the package table, without a cycle\n`)

function* sourceFiles() {
  for (const name of readdirSync(packagesFolder, { recursive: true, encoding: 'utf8' })) {
    if (/[\\/]src[\\/].*\.(ts|tsx|mjs)$/.test(name)) yield join(packagesFolder, name)
  }
}

function importsOf(file) {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const pattern =
    /(?:^|[\n;])\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3])
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

function* cyclesOf(files) {
  const done = new Set()
  for (const start of files.keys()) {
    const path = []
    const found = visit(start, path, files, done)
    if (found) yield found
  }
}

function visit(file, path, files, done) {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
  if (done.has(file)) return null
  path.push(file)
  for (const next of files.get(file) ?? []) {
    const found = visit(next, path, files, done)
    if (found) return found
  }
  path.pop()
  done.add(file)
  return null
}

function packageOf(file) {
  return relative(packagesFolder, file).split(sep)[0]
}

function shortName(file) {
  return relative(root, file)
}
