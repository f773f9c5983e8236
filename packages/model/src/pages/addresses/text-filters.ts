/** What a field for an address does to the text while it is typed. */
export const textFilters = {
  'url-slug': (text: string) => keepSlugCharacters(text).replaceAll('/', ''),
  'url-slug-with-slash': keepSlugCharacters,
} as const

/** Letters that do not come apart into a plain letter and an accent. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Page addresses are plain ASCII: accents come off, and letters of other scripts are dropped. */
function keepSlugCharacters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9/-]/g, '')
}
