const fontsHost = 'https://fonts.googleapis.com/css2'

/** One stylesheet for all families of the page; nothing when there is none. */
export function buildFontsAddress(families: unknown): string | undefined {
  const names = Array.isArray(families) ? families.filter((name) => typeof name === 'string' && name.trim() !== '') : []
  if (names.length === 0) return undefined
  const query = new URLSearchParams(names.map((name) => ['family', String(name).trim()]))
  query.set('display', 'swap')
  return `${fontsHost}?${query}`
}
