const fontsHost = 'https://fonts.googleapis.com/css2'

/** Where styles and files of providers come from; nothing else of theirs is fetched. */
export const fontProviders = {
  styles: ['https://fonts.googleapis.com', 'https://use.typekit.net', 'https://p.typekit.net'],
  files: ['https://fonts.gstatic.com', 'https://use.typekit.net'],
} as const

/** The stylesheet of a kit; nothing when the id could be something else in an address. */
export function buildTypekitAddress(id: string): string | undefined {
  return /^[a-z0-9]+$/i.test(id) ? `https://use.typekit.net/${id}.css` : undefined
}

/** One stylesheet for all families of the page; nothing when there is none. */
export function buildFontsAddress(families: unknown): string | undefined {
  const names = Array.isArray(families) ? families.filter((name) => typeof name === 'string' && name.trim() !== '') : []
  if (names.length === 0) return undefined
  const query = new URLSearchParams(names.map((name) => ['family', String(name).trim()]))
  query.set('display', 'swap')
  return `${fontsHost}?${query}`
}
