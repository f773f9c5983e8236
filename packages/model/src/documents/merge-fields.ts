import { isPlainObject, isSameJson, keysOf } from './same-json'

/** Both sides changed the same field to different values: a person chooses. */
export interface FieldConflict {
  /** Where it is, such as `title` or `palette/accent`. */
  readonly field: string
  readonly base: unknown
  /** Undefined: taken away. */
  readonly mine: unknown
  readonly theirs: unknown
}

export type Pick = 'mine' | 'theirs'
/** Decides a conflict; without a decision the other side's value stands until there is one. */
export type Decide = (conflict: FieldConflict) => Pick | undefined

export interface Sides<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/** One value as a whole. */
export function mergeValue(field: string, { base, mine, theirs }: Sides<unknown>, report: Decide): unknown {
  if (isSameJson(mine, theirs) || isSameJson(mine, base)) return theirs
  if (isSameJson(theirs, base)) return mine
  return report({ field, base, mine, theirs }) === 'mine' ? mine : theirs
}

/** Key by key. Objects inside are merged key by key too, so many levels down; below that they count as one value. */
export function mergeFields(
  sides: Sides<Readonly<Record<string, unknown>>>,
  report: Decide,
  { levels = 1, prefix = '' } = {},
): Record<string, unknown> {
  const { base, mine, theirs } = sides
  // Their order of keys, then mine: the order says nothing, but it must not depend on chance.
  const keys = [...new Set([...keysOf(theirs), ...keysOf(mine), ...keysOf(base)])]
  const merged = keys.map((key): [string, unknown] => {
    const [b, m, t] = [base, mine, theirs].map((side) => (Object.hasOwn(side, key) ? side[key] : undefined))
    const field = `${prefix}${key}`
    const isDeep = levels > 1 && isPlainObject(m) && isPlainObject(t)
    if (!isDeep) return [key, mergeValue(field, { base: b, mine: m, theirs: t }, report)]
    const inner = { base: isPlainObject(b) ? b : {}, mine: m, theirs: t }
    return [key, mergeFields(inner, report, { levels: levels - 1, prefix: `${field}/` })]
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}
