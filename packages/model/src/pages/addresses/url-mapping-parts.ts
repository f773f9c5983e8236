/** One part of an address between slashes: a text (in small letters), or a placeholder that takes any text. */
export type Part = { readonly text: string } | { readonly name: string }

/** The parts of an old address, or what is wrong with it. */
export function parseParts(address: string): Part[] | string {
  const parts: Part[] = []
  const names = new Set<string>()
  for (const piece of address.split('/').filter((it) => it !== '')) {
    const name = /^\[([A-Za-z][A-Za-z0-9_-]*)\]$/.exec(piece)?.[1]
    if (name === undefined) {
      if (/[[\]]/.test(piece)) return 'A placeholder must be a whole part of the URL, such as /blog/[name].'
      parts.push({ text: decodePiece(piece) })
    } else {
      if (names.has(name)) return `The placeholder [${name}] appears twice in the old URL.`
      names.add(name)
      parts.push({ name })
    }
  }
  return parts
}

export function placeholderNames(parts: readonly Part[]): Set<string> {
  return new Set(parts.flatMap((part) => ('name' in part ? [part.name] : [])))
}

function decodePiece(piece: string): string {
  try {
    return decodeURIComponent(piece).toLowerCase()
  } catch {
    return piece.toLowerCase()
  }
}
