/** Words for keys whose own letters would say too little. */
const known: Readonly<Record<string, string>> = {
  assetId: 'Picture',
  imageId: 'Picture',
  posterId: 'Still picture',
  logoId: 'Logo',
  altText: 'Words for those who cannot see it',
  href: 'Link',
  newWindow: 'Open in a new window',
  allowMultipleOpen: 'Several may be open at once',
  cropMode: 'Fit',
  autoplay: 'Play by itself',
  html: 'HTML',
  css: 'CSS',
  url: 'Address',
  x: 'From the left',
  y: 'From the top',
}

/** `captionPosition` → `Caption position`. */
export function wordsOfKey(key: string): string {
  const own = Object.hasOwn(known, key) ? known[key] : undefined
  return own ?? plainWordsOfKey(key)
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

const unitWords: Readonly<Record<string, string>> = {
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
