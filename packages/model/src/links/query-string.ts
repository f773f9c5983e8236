/** An address with more keys than this is an attack or a mistake; the rest is not read. */
export const queryStringMaxKeys = 1000

/** Values by key, in the order they came. Never an object: a key named `__proto__` is only a key here. */
export type ParsedQuery = ReadonlyMap<string, readonly string[]>

export function parseQueryString(queryString: string): ParsedQuery {
  const query = new Map<string, string[]>()
  const pairs = queryString.replace(/^\?/, '').split('&')
  for (const pair of pairs) {
    if (pair === '') continue
    const [key, value] = splitPair(pair)
    const values = query.get(key)
    if (values) values.push(value)
    else if (query.size < queryStringMaxKeys) query.set(key, [value])
  }
  return query
}

function splitPair(pair: string): [key: string, value: string] {
  const equals = pair.indexOf('=')
  if (equals === -1) return [decodePart(pair), '']
  return [decodePart(pair.slice(0, equals)), decodePart(pair.slice(equals + 1))]
}

/** A stray percent sign is kept as it is: a visitor's typing must not stop the page. */
function decodePart(part: string): string {
  const spaced = part.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
