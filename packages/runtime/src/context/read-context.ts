/** What the page knows about itself. Any part may be missing, and a missing part never stops the page. */
export interface PageContext {
  /** The value at the end of a way of keys; undefined when any part of the way is missing. */
  read(...keys: readonly string[]): unknown
  readText(...keys: readonly string[]): string
  isOn(...keys: readonly string[]): boolean
  /** Fills in what the page, which is the same for everybody, cannot know. */
  add(part: Readonly<Record<string, unknown>>): void
}

/** Takes the JSON that the host wrote beside the page; a broken one reads as empty. */
export function readContext(json: string | null | undefined): PageContext {
  let context = parse(json ?? '')
  const read = (...keys: readonly string[]) => keys.reduce(readKey, context as unknown)
  return {
    read,
    readText(...keys) {
      const value = read(...keys)
      return typeof value === 'string' ? value : ''
    },
    isOn: (...keys) => read(...keys) === true,
    add(part) {
      context = { ...(typeof context === 'object' ? context : {}), ...part }
    },
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Own keys alone: `constructor` of a plain object is no part of the context. */
function readKey(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}
