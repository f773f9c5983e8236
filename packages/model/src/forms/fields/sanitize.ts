/** Control characters other than tab, line feed and carriage return. */
const controlCharacters = /(?![\t\n\r])\p{Control}/gu

/** Halves of characters: no database stores them, no file holds them. */
const halves = /\p{Surrogate}/gu

/**
 * Trimmed, without control characters, with lines ended alike: a form without scripts posts two characters for each end,
 * which must not count against a limit. Markup stays as text: it is escaped wherever it is shown.
 */
export function sanitizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').replace(halves, '').trim()
}
