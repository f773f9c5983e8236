import { parseSync } from 'vite'

/** The keys of an area of the catalog: `['media', 'gallery', 'next']` for each of its texts. A plural is one text. */
export function listTextKeys(area, name, source) {
  const { body } = parseSync(name, source).program
  for (const { declaration } of body) {
    const declared = declaration?.declarations?.find(({ id }) => id.name === area)
    if (declared) return listKeys(unwrap(declared.init), [area])
  }
  throw new Error(`${name} declares no ${area}`)
}

function listKeys(object, path) {
  return object.properties.flatMap(({ key, value: written }) => {
    const value = unwrap(written)
    const at = [...path, key.name ?? key.value]
    return value.type === 'ObjectExpression' && !isPlural(value) ? listKeys(value, at) : [at]
  })
}

function isPlural({ properties }) {
  return properties.some(({ key }) => key.name === 'other')
}

function unwrap(node) {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrap(node.expression) : node
}

/**
 * What a source reads of objects that hold texts: `read` has `owner.key` for each, the owner being the last name before the
 * key; `chosen` has owners of which a key is chosen while the program runs, and `words` the strings that may be that key.
 */
export function listReads(name, source) {
  const reads = { read: new Set(), chosen: new Set(), words: new Set() }
  walk(parseSync(name, source).program, (node) => {
    if (node.type === 'MemberExpression') noteMember(node, reads)
    else if (node.type === 'VariableDeclarator' || node.type === 'AssignmentPattern')
      notePattern(node.id, node.init, reads)
    else if (/Function/.test(node.type)) noteParameters(node.params, source, reads)
    else if (node.type === 'Literal' && typeof node.value === 'string') reads.words.add(node.value)
    else if (node.type === 'Property' && node.value?.type === 'ObjectPattern')
      notePatternOf(nameOf(node.key), node.value, reads)
  })
  return reads
}

function noteMember({ object, property, computed }, reads) {
  const owner = ownerOf(object)
  if (!computed) reads.read.add(`${owner}.${property.name}`)
  else if (property.type === 'Literal') reads.read.add(`${owner}.${property.value}`)
  else reads.chosen.add(owner)
}

function notePattern(id, init, reads) {
  if (id?.type === 'ObjectPattern' && init) notePatternOf(ownerOf(init), id, reads)
}

/** `{ lost }: FormTexts` says by its type what it is taken from. */
function noteParameters(params, source, reads) {
  for (const param of params ?? []) {
    const { type, typeAnnotation } = param
    const isOfTexts = typeAnnotation && /[Tt]exts\b/.test(source.slice(typeAnnotation.start, typeAnnotation.end))
    if (type === 'ObjectPattern' && isOfTexts) notePatternOf('texts', param, reads)
  }
}

function notePatternOf(owner, pattern, reads) {
  for (const { type, key } of pattern.properties) if (type === 'Property') reads.read.add(`${owner}.${nameOf(key)}`)
}

/** `context.texts.media` is read as `media`. */
function ownerOf(node) {
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return ownerOf(node.expression)
  return node.name ?? ''
}

function nameOf(key) {
  return String(key.name ?? key.value ?? '')
}

function walk(node, see) {
  if (Array.isArray(node)) for (const inner of node) walk(inner, see)
  else if (typeof node === 'object' && node !== null) {
    if (typeof node.type === 'string') see(node)
    for (const inner of Object.values(node)) if (typeof inner === 'object') walk(inner, see)
  }
}

/** Whether a text is read somewhere: by its own name, from the object that holds it or from one called texts. */
export function isRead(path, allReads) {
  const [key, holder] = [path.at(-1), path.at(-2)]
  const holds = (owner) => owner === holder || owner === 'texts' || owner.endsWith('Texts')
  return allReads.some(({ read, chosen, words }) => {
    if (path.slice(0, -1).some((group) => chosen.has(group))) return true
    if ([...chosen].some((owner) => holds(owner)) && words.has(key)) return true
    return (
      read.has(`${holder}.${key}`) ||
      [...read].some((it) => it.endsWith(`.${key}`) && holds(it.slice(0, -key.length - 1)))
    )
  })
}
