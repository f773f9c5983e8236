/** What imports what, as lists of names: nothing here reads a file. */

const importPattern =
  /(?:^|[\n;])\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\n;])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

/** The names that a source imports, those of types too. */
export function listImports(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...code.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? match[3])
}

/**
 * The graph of folders that a graph of files makes: folder → other folder → the imports between them. `folderOf` names the
 * folder of a file, or null for a file that does not count.
 */
export function toFolderGraph(files, folderOf) {
  const folders = new Map()
  for (const [file, targets] of files) {
    const from = folderOf(file)
    if (from === null) continue
    if (!folders.has(from)) folders.set(from, new Map())
    for (const target of targets) {
      const to = folderOf(target)
      if (to === null || to === from) continue
      const between = folders.get(from)
      between.set(to, [...(between.get(to) ?? []), { file, target }])
    }
  }
  return folders
}

/** One circle through each knot, the shortest: a list of names whose first is its last. */
export function findCircles(graph) {
  return listKnots(graph).map((knot) => shortestCircle(graph, new Set(knot)))
}

function shortestCircle(graph, knot) {
  const circles = [...knot].map((start) => pathBack(graph, knot, start))
  return circles.reduce((best, circle) => (circle.length < best.length ? circle : best))
}

/** Breadth first, so that the first way back is the shortest. */
function pathBack(graph, knot, start) {
  const waiting = [[start]]
  const seen = new Set()
  for (const path of waiting) {
    for (const next of namesAfter(graph, path.at(-1))) {
      if (next === start) return [...path, start]
      if (!knot.has(next) || seen.has(next)) continue
      seen.add(next)
      waiting.push([...path, next])
    }
  }
  throw new Error(`${start} is in no circle`)
}

/** Sets of names that all reach each other (Tarjan); a name that imports itself is one, too. */
function listKnots(graph) {
  const knots = []
  const order = new Map()
  const lowest = new Map()
  const open = []
  const close = (name) => {
    const knot = open.splice(open.indexOf(name))
    for (const member of knot) lowest.set(member, Number.POSITIVE_INFINITY)
    if (knot.length > 1 || namesAfter(graph, name).includes(name)) knots.push(knot)
  }
  const visit = (name) => {
    order.set(name, order.size)
    lowest.set(name, order.get(name))
    open.push(name)
    for (const next of namesAfter(graph, name)) {
      if (!order.has(next)) visit(next)
      lowest.set(name, Math.min(lowest.get(name), lowest.get(next)))
    }
    if (lowest.get(name) === order.get(name)) close(name)
  }
  for (const name of graph.keys()) if (!order.has(name)) visit(name)
  return knots
}

function namesAfter(graph, name) {
  return [...(graph.get(name)?.keys() ?? [])]
}

/**
 * Imports that go up, in words. A floor is a list of folders; a folder stands for those inside of it, unless they are named
 * themselves. `.` is what stands in no folder.
 */
export function findClimbs(folders, floors) {
  const levelOf = (folder) => {
    const parts = folder.split('/')
    for (let count = parts.length; count > 0; count--) {
      const level = floors.findIndex((floor) => floor.includes(parts.slice(0, count).join('/')))
      if (level >= 0) return level
    }
    return null
  }
  const problems = []
  for (const [from, targets] of folders) {
    if (levelOf(from) === null) problems.push(`${from} stands on no floor`)
    for (const [to, imports] of targets) {
      if (levelOf(from) === null || levelOf(to) === null || levelOf(to) <= levelOf(from)) continue
      problems.push(...imports.map(({ file, target }) => `${file} imports ${target}, which stands above it`))
    }
  }
  return problems
}

/** A circle of folders as people read it: its way, and an import for every step. */
export function describeCircle(circle, folders) {
  const steps = circle.slice(1).map((to, index) => {
    const [first, ...more] = folders.get(circle[index]).get(to)
    return `    ${first.file} → ${first.target}${more.length > 0 ? ` (and ${more.length} more)` : ''}`
  })
  return [`circle of folders: ${circle.join(' → ')}`, ...steps].join('\n')
}
