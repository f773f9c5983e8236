import {
  consentAttribute,
  heldAttributes,
  heldPrefix,
  heldScriptType,
  isHeldCategory,
} from '@sitewright/model/overlays/consent/consent-category'

const opening = /<(script|iframe|img|link|video|audio|source|track|embed|object)\b/gi
const attribute = /([^\s"'<>/=]+)(\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g

const heldNames: readonly string[] = heldAttributes

/**
 * The owner's own code, with every tagged element put to sleep: nothing of it is fetched or run until the page's script
 * gives the attributes back. The page is the same for everybody, so this cannot wait for who asks.
 */
export function holdTaggedCode(code: string): string {
  if (!code.includes(consentAttribute)) return code
  const parts: string[] = []
  let done = 0
  let hasBalancedQuotes = true
  for (const { 0: start, 1: name = '', index } of code.matchAll(opening)) {
    if (index < done) continue
    const inside = index + start.length
    let end = hasBalancedQuotes ? findTagEnd(code, inside) : -1
    if (end === -1) {
      // A quote that nobody closes is looked for once, not from every tag anew.
      hasBalancedQuotes = false
      end = code.indexOf('>', inside)
    }
    if (end === -1) break
    parts.push(code.slice(done, index), holdTag(name, code.slice(inside, end)) ?? code.slice(index, end + 1))
    done = end + 1
  }
  return parts.join('') + code.slice(done)
}

function findTagEnd(code: string, from: number): number {
  for (let at = from; at < code.length; at++) {
    const sign = code.charAt(at)
    if (sign === '>') return at
    if (sign !== '"' && sign !== "'") continue
    at = code.indexOf(sign, at + 1)
    if (at === -1) return -1
  }
  return -1
}

/** Null for a tag that need not wait. */
function holdTag(name: string, rest: string): string | null {
  const parts = [...rest.matchAll(attribute)].map((match) => ({ name: match[1] ?? '', value: match[3] }))
  const tagged = parts.find((part) => part.name.toLowerCase() === consentAttribute)
  if (!tagged || !isHeldCategory(unquote(tagged.value ?? ''))) return null
  const isScript = name.toLowerCase() === 'script'
  const held = parts.map((part) => {
    const lower = part.name.toLowerCase()
    const isHeld = isScript ? lower === 'type' || lower === 'src' : heldNames.includes(lower)
    return ` ${isHeld ? heldPrefix + lower : part.name}${part.value === undefined ? '' : `=${part.value}`}`
  })
  return `<${name}${isScript ? ` type="${heldScriptType}"` : ''}${held.join('')}>`
}

function unquote(value: string): string {
  return value.replace(/^["']|["']$/g, '')
}
