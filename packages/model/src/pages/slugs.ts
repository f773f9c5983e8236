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
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
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
