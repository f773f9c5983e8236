/**
 * The list of vocabulary that waits for its capability. One line names a file that nothing runs yet, or exports of a file:
 *   - `packages/commerce/src/cart/cart.ts`
 *   - `packages/model/src/search/search-rules.ts`: `buildSearchAddress`, `isPreviewWorthwhile`
 */
export function readWaitingList(markdown) {
  const names = new Set()
  for (const line of markdown.split('\n')) {
    const [file, ...exports] = line.startsWith('- `') ? [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1]) : []
    if (file === undefined) continue
    if (exports.length === 0) names.add(file)
    for (const name of exports) names.add(`${file}: ${name}`)
  }
  return names
}

/** What is unused and does not wait, what waits although it is used or gone, and whether the list has grown. */
export function compareWithWaiting(unused, waiting, ceiling) {
  const problems = []
  for (const name of unused) if (!waiting.has(name)) problems.push(`nothing runs ${name}`)
  for (const name of waiting) if (!unused.has(name)) problems.push(`docs/waiting.md need not name ${name} any more`)
  if (waiting.size > ceiling)
    problems.push(`docs/waiting.md names ${waiting.size} things; it only shrinks, from ${ceiling}`)
  if (waiting.size < ceiling)
    problems.push(`docs/waiting.md has shrunk: set its limit from ${ceiling} to ${waiting.size}`)
  return problems
}

/** The number in the line "At most N names." */
export function readCeiling(markdown) {
  return Number(/^At most (\d+) names?\.$/m.exec(markdown)?.[1] ?? 0)
}
