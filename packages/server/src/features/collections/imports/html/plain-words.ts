import { Parser } from 'htmlparser2'

const longest = 20_000

/** The words of a short piece of HTML, such as a title, in one line. */
export function readPlainWords(html: string): string {
  return readPlainLines(html).replace(/\s+/g, ' ').trim()
}

/** The same with its lines. */
export function readPlainLines(html: string): string {
  const words: string[] = []
  let skipped = 0
  const parser = new Parser({
    onopentag(name) {
      if (skipped > 0 || name === 'script' || name === 'style') skipped += 1
      else if (name === 'br' || name === 'p' || name === 'div') words.push('\n')
    },
    onclosetag() {
      if (skipped > 0) skipped -= 1
    },
    ontext(text) {
      if (skipped === 0) words.push(text)
    },
  })
  parser.end(html.slice(0, longest))
  return words.join('').trim()
}
