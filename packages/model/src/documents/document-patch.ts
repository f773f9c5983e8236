import { z } from 'zod'
import { isIdentifiedList, rebaseOrder } from './identified-list'
import { isPlainObject, isSameJson, keysOf } from './same-json'

interface Order {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** What one change did to a JSON document, small and good for both directions. */
export type Patch =
  /** Absent `from`: nothing was there; absent `to`: it was taken away. */
  | { readonly set: { readonly from?: unknown; readonly to?: unknown } }
  | { readonly keys: Readonly<Record<string, Patch>>; readonly order?: Order | undefined }
  /** A list whose items have ids, such as sections and blocks. */
  | { readonly items: Readonly<Record<string, Patch>>; readonly order?: Order | undefined }

const order = z.strictObject({ from: z.array(z.string()), to: z.array(z.string()) })
export const patch: z.ZodType<Patch> = z.lazy(() =>
  z.union([
    z.strictObject({ set: z.strictObject({ from: z.unknown().optional(), to: z.unknown().optional() }) }),
    z.strictObject({ keys: z.record(z.string(), patch), order: order.optional() }),
    z.strictObject({ items: z.record(z.string(), patch), order: order.optional() }),
  ]),
)

/** Null when nothing changed. Parts that are the same object are not looked into. */
export function describeChange(from: unknown, to: unknown): Patch | null {
  if (from === to) return null
  if (isIdentifiedList(from) && isIdentifiedList(to)) {
    const items = describeParts(byId(from), byId(to))
    const moved = describeOrder(idsOf(from), idsOf(to))
    return items.length === 0 && !moved ? null : { items: Object.fromEntries(items), ...moved }
  }
  if (isPlainObject(from) && isPlainObject(to)) {
    const keys = describeParts(byKey(from), byKey(to))
    const moved = describeOrder(keysOf(from), keysOf(to))
    return keys.length === 0 && !moved ? null : { keys: Object.fromEntries(keys), ...moved }
  }
  return isSameJson(from, to) ? null : { set: { from, to } }
}

export const misfit = Symbol('misfit')

/** The document after (or, backward, before) the change; `misfit` when what it changed is no longer what it was. */
export function applyPatch(value: unknown, change: Patch, direction: 'forward' | 'backward'): unknown {
  const isForward = direction === 'forward'
  if ('set' in change) {
    const { from, to } = change.set
    return isStill(value, isForward ? from : to) ? (isForward ? to : from) : misfit
  }
  const isList = 'items' in change
  if (isList ? !isIdentifiedList(value) : !isPlainObject(value)) return misfit
  const parts = isList ? byId(value as readonly { id: string }[]) : byKey(value as Record<string, unknown>)
  const current = [...parts.keys()]
  for (const [key, part] of Object.entries(isList ? change.items : change.keys)) {
    const applied = applyPatch(parts.get(key), part, direction)
    if (applied === misfit) return misfit
    if (applied === undefined) parts.delete(key)
    else parts.set(key, applied)
  }
  const wished = change.order && (isForward ? change.order : { from: change.order.to, to: change.order.from })
  // Exactly the order of before where nobody else was at work, so that undoing gives the same bytes.
  const ordered = wished ? rebaseOrder(current, wished.from, wished.to) : current
  const present = [...new Set([...ordered, ...parts.keys()])].filter((key) => parts.has(key))
  return isList ? present.map((key) => parts.get(key)) : Object.fromEntries(present.map((key) => [key, parts.get(key)]))
}

/** The host stores texts without blanks around them: a step that ended in one still fits what is read back. */
function isStill(value: unknown, expected: unknown): boolean {
  return isSameJson(value, expected) || isSameJson(trimTexts(value), trimTexts(expected))
}

function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimTexts)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimTexts(part)]))
}

function describeParts(from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>): [string, Patch][] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [before, after] = [from.get(key), to.get(key)]
    const change =
      before === undefined || after === undefined ? describeWhole(before, after) : describeChange(before, after)
    return change ? [[key, change] as [string, Patch]] : []
  })
}

function describeWhole(from: unknown, to: unknown): Patch {
  return { set: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) } }
}

function describeOrder(from: readonly string[], to: readonly string[]): { order?: Order } | null {
  const isSame = from.length === to.length && from.every((key, index) => key === to[index])
  return isSame ? null : { order: { from, to } }
}

function byId(list: readonly { readonly id: string }[]): Map<string, unknown> {
  return new Map(list.map((item) => [item.id, item]))
}

function byKey(value: Readonly<Record<string, unknown>>): Map<string, unknown> {
  return new Map(keysOf(value).map((key) => [key, value[key]]))
}

function idsOf(list: readonly { readonly id: string }[]): string[] {
  return list.map((item) => item.id)
}
