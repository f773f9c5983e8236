/** One element; texts are strings with their character references resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (XmlElement | string)[]
}

const maxDepth = 100
const maxElements = 50_000

const namedCharacters: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^<>[\]]*>|<\/([^\s<>/]+)\s*>|<([a-zA-Z_][\w:.-]*)((?:\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const attribute = /\s+([^\s=<>/"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gy

/**
 * Strictly well-formed XML, or null: what a lenient reader would guess is where attacks hide. Comments and processing
 * instructions vanish; a document type that declares entities is refused, so nothing grows or reaches outside.
 */
export function parseXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open: XmlElement[] = [root]
  let elements = 0
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const match = token.exec(text)
    if (match === null) return null
    const [, cdata, closing, opening, attributes = '', selfClosing, plain] = match
    const parent = open.at(-1) as XmlElement
    if (cdata !== undefined) parent.children.push(cdata)
    else if (plain !== undefined) {
      const resolved = resolveCharacters(plain)
      if (resolved === null) return null
      parent.children.push(resolved)
    } else if (closing !== undefined) {
      if (open.length < 2 || open.pop()?.name !== closing) return null
    } else if (opening !== undefined) {
      const element = readElement(opening, attributes)
      elements += 1
      if (element === null || elements > maxElements || open.length > maxDepth) return null
      parent.children.push(element)
      if (selfClosing !== '/') open.push(element)
    }
  }
  return open.length === 1 ? findOnlyElement(root) : null
}

function readElement(name: string, text: string): XmlElement | null {
  const attributes = new Map<string, string>()
  for (const [, key = '', double, single] of text.matchAll(attribute)) {
    const value = resolveCharacters(double ?? single ?? '')
    if (value === null || attributes.has(key)) return null
    attributes.set(key, value)
  }
  return { name, attributes, children: [] }
}

const unknownReference = /&(?!(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|lt|gt|amp|quot|apos);)/

function resolveCharacters(text: string): string | null {
  if (unknownReference.test(text)) return null
  let isAllowed = true
  const resolved = text.replace(/&(?:#(\d+)|#x([0-9a-fA-F]+)|(\w+));/g, (_all, decimal, hex, name) => {
    if (name) return namedCharacters[name] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    isAllowed &&= code <= 0x10ffff && (code >= 0x20 || code === 9 || code === 10 || code === 13)
    return isAllowed ? String.fromCodePoint(code) : ''
  })
  return isAllowed ? resolved : null
}

function findOnlyElement(root: XmlElement): XmlElement | null {
  const elements = root.children.filter((child) => typeof child !== 'string')
  const hasText = root.children.some((child) => typeof child === 'string' && child.trim() !== '')
  return elements.length === 1 && !hasText ? (elements[0] ?? null) : null
}
