/** Control characters other than tab, line feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is this file's purpose
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g

/** Halves of characters: no database stores them, no file holds them. */
const halves = /\p{Surrogate}/gu

/**
 * Trimmed, without control characters, with lines ended alike: a form without scripts posts two characters for each end,
 * which must not count against a limit. Markup stays as text: it is escaped wherever it is shown.
 */
export function sanitiseText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').replace(halves, '').trim()
}
