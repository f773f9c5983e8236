import {
  consentAttribute,
  heldAttributes,
  heldPrefix,
  heldScriptType,
  isHeldCategory,
} from '@sitewright/model/overlays/consent-category'

/** Bounded, so that a start tag which never ends costs little however often it is tried. */
const startTag =
  /<(script|iframe|img|link|video|audio|source|track|embed|object)\b((?:[^>"']|"[^"]*"|'[^']*'){0,2000})>/gi
const attribute = /([^\s"'<>/=]+)(\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g

const heldNames: readonly string[] = heldAttributes

/**
 * The owner's own code, with every tagged element put to sleep: nothing of it is fetched or run until the page's script
 * gives the attributes back. The page is the same for everybody, so this cannot wait for who asks.
 */
export function holdTaggedCode(code: string): string {
  if (!code.includes(consentAttribute)) return code
  return code.replace(startTag, (tag, name: string, rest: string) => {
    const parts = [...rest.matchAll(attribute)].map((match) => ({ name: match[1] ?? '', value: match[3] }))
    const tagged = parts.find((part) => part.name.toLowerCase() === consentAttribute)
    if (!tagged || !isHeldCategory(unquote(tagged.value ?? ''))) return tag
    const isScript = name.toLowerCase() === 'script'
    const held = parts.map((part) => {
      const lower = part.name.toLowerCase()
      const isHeld = isScript ? lower === 'type' || lower === 'src' : heldNames.includes(lower)
      return ` ${isHeld ? heldPrefix + lower : part.name}${part.value === undefined ? '' : `=${part.value}`}`
    })
    return `<${name}${isScript ? ` type="${heldScriptType}"` : ''}${held.join('')}>`
  })
}

function unquote(value: string): string {
  return value.replace(/^["']|["']$/g, '')
}
