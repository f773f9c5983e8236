type Words = Readonly<Record<string, string>>

/** Words for keys whose own letters would say too little. */
const known: Words = {
  assetId: 'Image',
  imageId: 'Image',
  posterId: 'Poster image',
  logoId: 'Logo',
  phoneAlignment: 'Alignment on phones',
  same: 'Same as desktop',
  altText: 'Alt text',
  href: 'Link',
  newWindow: 'Open in a new tab',
  html: 'HTML',
  css: 'CSS',
  url: 'URL',
  x: 'Left',
  y: 'Top',
}

/** `captionPosition` → `Caption position`; `words` are those that a block has for its own props. */
export function wordsOfKey(key: string, words: Words = {}): string {
  const listed = [words, known].find((it) => Object.hasOwn(it, key))
  return listed?.[key] ?? plainWordsOfKey(key)
}

export function plainWordsOfKey(key: string): string {
  const words = key
    .replace(/Id$/, '')
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[-_]+/g, ' ')
    .replace(/ (Px|Ms|Vh|Vw|Em|Percent)$/, (_, unit: string) => ` in ${unitWords[unit] ?? unit}`)
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const unitWords: Words = {
  Px: 'pixels',
  Ms: 'milliseconds',
  Vh: '% of the height',
  Vw: '% of the width',
  Em: 'em',
  Percent: 'percent',
}

/** A stored choice as words: `bright-inverse` → `Bright inverse`. */
export function wordsOfChoice(value: string | number): string {
  return typeof value === 'number' ? String(value) : wordsOfKey(value) || 'None'
}
