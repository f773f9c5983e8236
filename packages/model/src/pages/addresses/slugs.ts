import { textFilters } from './text-filters'

/** First parts of addresses that the host answers itself; a page there could never be reached. */
export const reservedFirstParts = [
  'api',
  'config',
  's',
  'search',
  'cart',
  'commerce',
  'checkout',
  'account',
  'login',
  'feed',
  'healthz',
  'readyz',
] as const

const longestSlug = 80

/** `Über uns & mehr` → `uber-uns-mehr`; a title without latin letters or digits gives `page`. */
export function slugFromTitle(title: string): string {
  // Signs between words part them; an apostrophe stands inside one, and letters are the filter's to judge.
  const words = title.replace(/['’]/g, '').replace(/[\p{P}\p{S}]+/gu, ' ')
  const plain = textFilters['url-slug'](words)
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestSlug)
    .replace(/-$/, '')
  return plain || 'page'
}

/** The slug itself, or with the first number from 2 that makes it free. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted) && !isReservedSlug(wanted)) return wanted
  for (let number = 2; ; number++) {
    const numbered = `${wanted}-${number}`
    if (!isTaken(numbered) && !isReservedSlug(numbered)) return numbered
  }
}

export function isReservedSlug(slug: string): boolean {
  const [first] = slug.split('/', 1)
  return reservedFirstParts.some((part) => part === first)
}
