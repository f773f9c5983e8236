import type { AddressInput, Call, InputArguments } from './call'

type Asked = Pick<Call, 'path' | 'params' | 'query'>

/** The address of a call: its places filled, and behind it what is asked for. */
export function callAddress<It extends Asked>(call: It, ...[input]: InputArguments<AddressInput<It>>): string {
  return writeAddress(call.path, { ...input })
}

/** The same for a call that is known by its path alone. */
export function writeAddress(path: string, { params, query }: { params?: unknown; query?: unknown }): string {
  const places = new Map(listTexts(params))
  const filled = path.replace(/:(\w+)/g, (_place, name) => encodeURIComponent(places.get(name) ?? ''))
  const written = new URLSearchParams(listTexts(query)).toString()
  return written === '' ? filled : `${filled}?${written}`
}

/** What is empty is not asked for. */
function listTexts(values: unknown): [string, string][] {
  const given = Object.entries<unknown>({ ...(values ?? {}) })
  return given.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
}
