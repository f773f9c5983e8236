import { trimCharacters } from '@sitewright/model/trim-characters'

/** Readable part of an anchor: letters and digits of any script, joined by dashes. */
export function slugOf(text: string): string {
  const dashed = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  return trimCharacters(dashed, '-').slice(0, 60)
}

/** Gives each name an id that no earlier name has. */
export function listUniqueIds(names: readonly string[], suffix = ''): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const base = `${slugOf(name) || 'part'}${suffix}`
    let unique = base
    for (let count = 2; taken.has(unique); count++) unique = `${base}-${count}`
    taken.add(unique)
    return unique
  })
}
