/** Where style attributes are found in disarmed HTML. */
export const styleAttribute = 'data-style'

/**
 * HTML of the clipboard without what a browser would act upon while it parses: even in a document that is never shown,
 * inline styles and handlers are held against the content policy of the panel and reported. Style attributes stay
 * readable under another name; style sheets, scripts, handlers and comments are left out.
 */
export function disarmHtml(html: string): string {
  let disarmed = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return disarmed + html.slice(at)
    disarmed += html.slice(at, open)
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open + 4)
      continue
    }
    const end = findTagEnd(html, open)
    const [, slash = '', name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(open, open + 60)) ?? []
    if (name === '') disarmed += html.slice(open, end)
    else if (slash === '' && /^(script|style)$/i.test(name)) {
      at = findTagEnd(html, skipRawText(html, name, end))
      continue
    } else disarmed += `<${slash}${name}${renameAttributes(html.slice(open + 1 + slash.length + name.length, end))}`
    at = end
  }
  return disarmed
}

function after(html: string, word: string, from: number): number {
  const found = html.indexOf(word, from)
  return found < 0 ? html.length : found + word.length
}

/** Behind the `>` of the tag; one inside of quotes does not count. What never ends is dropped by browsers too. */
function findTagEnd(html: string, open: number): number {
  let quote = ''
  let last = ''
  for (let at = open; at < html.length; at++) {
    const letter = html.charAt(at)
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '>') return at + 1
    else if ((letter === '"' || letter === "'") && last === '=') quote = letter
    if (letter.trim() !== '') last = letter
  }
  return html.length
}

function skipRawText(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}

function renameAttributes(inner: string): string {
  return inner.replace(/([^\s"'>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g, (all, name: string, value = '') => {
    if (/^on/i.test(name)) return ''
    return /^style$/i.test(name) ? `${styleAttribute}${value}` : all
  })
}
