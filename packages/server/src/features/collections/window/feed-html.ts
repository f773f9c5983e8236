/** What feed readers make of a page: no scripts, no looks, and links that work everywhere. */
export function toFeedHtml(html: string, origin: string): string {
  return silentElements
    .reduce(cutElements, html)
    .replace(/ (?:class|style|id|sizes|srcset|tabindex|data-[a-z-]+)="[^"]*"/g, '')
    .replace(/ (href|src|poster)="\/(?!\/)/g, (_, name: string) => ` ${name}="${origin}/`)
}

const silentElements = ['script', 'style', 'noscript', 'template'] as const

function cutElements(html: string, name: string): string {
  const [first = '', ...rest] = html.split(`<${name}`)
  const end = `</${name}>`
  return first + rest.map((part) => (part.includes(end) ? part.slice(part.indexOf(end) + end.length) : '')).join('')
}

/** Signs that no XML may hold are left out. */
export function toXmlText(text: string): string {
  return Array.from(text.replace(/\p{Cs}/gu, ''))
    .filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0))
    .join('')
    .replace(/[&<>"']/g, (sign) => xmlEscapes[sign] ?? sign)
}

const xmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function isXmlCharacter(code: number): boolean {
  return code === 0x9 || code === 0xa || code === 0xd || (code >= 0x20 && code !== 0xfffe && code !== 0xffff)
}
