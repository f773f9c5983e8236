import { parseSync } from 'vite'

/** Attributes that a visitor reads or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])
/** What stands in these is for programs, whatever it looks like. */
const silentAttributes =
  /^(className|style|data-.*|sizes|d|viewBox|allow|sandbox|autoComplete|rel|preserveAspectRatio)$/
/** Notes for owners, in the panel's frame. */
const ownerElements = new Set(['EditingNote'])
const silentCalls = new Set([
  'Error',
  'TypeError',
  'warn',
  'error',
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
])
/** `panel` of a mail is for its owner. */
const silentKeys = new Set(['trigger', 'className', 'panel'])

/** The texts that stand written out in a source, as `{ line, text }`: JSX text, what is read out, and whatever reads like words. */
export function findLiteralTexts(name, source) {
  const found = []
  const note = (node, text) => found.push({ line: source.slice(0, node.start).split('\n').length, text: squeeze(text) })
  visit(parseSync(name, source).program, note)
  return found
}

function visit(node, note) {
  if (Array.isArray(node)) {
    for (const inner of node) visit(inner, note)
    return
  }
  if (typeof node !== 'object' || node === null) return
  if (isForPrograms(node)) return
  if (node.type === 'JSXText') {
    if (/\p{L}{2}/u.test(node.value)) note(node, node.value)
  } else if (node.type === 'JSXAttribute' && spokenAttributes.has(nameOf(node.name))) {
    const text = textOf(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
    if (text !== null && /\p{L}{2}/u.test(text)) return note(node, text)
  } else {
    const text = textOf(node)
    if (text !== null && readsLikeWords(text)) note(node, text)
  }
  for (const inner of Object.values(node)) if (typeof inner === 'object') visit(inner, note)
}

function isForPrograms(node) {
  if (/^(TS|Import|ExportAll)/.test(node.type ?? '') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return true
  if (node.type === 'JSXAttribute') return silentAttributes.test(nameOf(node.name))
  if (node.type === 'JSXElement') return ownerElements.has(node.openingElement.name.name)
  if (node.type === 'Property') return silentKeys.has(nameOf(node.key))
  // What is compared is not shown.
  if (node.type === 'BinaryExpression') return /^[!=]==$/.test(node.operator) && [node.left, node.right].some(isString)
  if (node.type === 'CallExpression' || node.type === 'NewExpression') return silentCalls.has(lastName(node.callee))
  return false
}

function isString({ type, value }) {
  return type === 'Literal' && typeof value === 'string'
}

/** A literal as it stands; null for anything else. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.raw).join('{}')
  return null
}

/** A word with a capital, or three words in a row; what has the signs of code in it is none. */
function readsLikeWords(text) {
  if (/[<>=;#[\]_|\\]|\{[^}]|\w[.:]\w|\w\(|--|\d(px|vw|rem)|^[/(]|\bpx\b|\w-\w+ \w/.test(text)) return false
  return (
    /^\p{Lu}\p{Ll}+(?![\p{Lu}\p{Ll}-])/u.test(text) ||
    (/(^|\s)(\{\}|\p{L}+)[,.!?:]? (\{\}|\p{L}+)[,.!?:]? (\{\}|\p{L}+)/u.test(text) && /\p{L}{2}/u.test(text))
  )
}

function lastName(node) {
  return node.type === 'MemberExpression' ? nameOf(node.property) : nameOf(node)
}

function nameOf(node) {
  return String(node?.name?.name ?? node?.name ?? node?.value ?? '')
}

function squeeze(text) {
  return text.replace(/\s+/g, ' ').trim()
}
