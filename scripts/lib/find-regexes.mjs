import { parseSync } from 'vite'

/**
 * Every regular expression of a source: `{ line, source, flags }` where it is written out, `{ line, made }` where it is made
 * of texts while the program runs.
 */
export function findRegexes(name, text) {
  if (!text.includes('/') && !text.includes('RegExp')) return []
  const found = []
  const lineOf = (at) => text.slice(0, at).split('\n').length
  walk(parseSync(name, text).program, (node) => {
    if (node.type === 'Literal' && node.regex) {
      found.push({ line: lineOf(node.start), source: node.regex.pattern, flags: node.regex.flags })
    } else if (isRegexMade(node)) found.push(readMade(node, lineOf(node.start)))
  })
  return found
}

function isRegexMade(node) {
  return (node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee.name === 'RegExp'
}

function readMade({ arguments: [pattern, flags] }, line) {
  const isPlain = pattern?.type === 'Literal' && typeof pattern.value === 'string'
  if (isPlain && (flags === undefined || typeof flags.value === 'string'))
    return { line, source: pattern.value, flags: flags?.value ?? '' }
  return { line, made: true }
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const inner of node) walk(inner, visit)
  else if (typeof node === 'object' && node !== null) {
    if (typeof node.type === 'string') visit(node)
    for (const inner of Object.values(node)) if (typeof inner === 'object') walk(inner, visit)
  }
}
