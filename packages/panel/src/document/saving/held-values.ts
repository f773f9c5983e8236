import type { z } from 'zod'

/** A value that was typed and cannot be stored as it is, and the stored value that it waits to replace. */
interface Held {
  readonly value: unknown
  readonly over: unknown
}
export type HeldValues = Readonly<Record<string, Held>>

/** The document as its form shows it: what is held lies over what is stored, unless that was changed from elsewhere since. */
export function showHeld<Body extends object>(stored: Body, held: HeldValues): Body {
  const values = stored as Readonly<Record<string, unknown>>
  const waiting = Object.entries(held).filter(([key, { over }]) => values[key] === over)
  return { ...stored, ...Object.fromEntries(waiting.map(([key, { value }]) => [key, value])) }
}

/** Path of a field → what is wrong with it. */
export function checkBody(schema: z.ZodType, body: unknown): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

interface Sorted<Body> {
  /** What can be stored now. */
  readonly next: Body
  readonly held: HeldValues
}

/**
 * Parts what a form shows into what the schema takes and what has to wait in its field. Of a list the rows that are right are
 * taken; `before` is what the form showed until now.
 */
export function sortChange<Body extends object>(
  schema: z.ZodType,
  stored: Body,
  shown: Body,
  before: Body = stored,
): Sorted<Body> {
  const [values, wanted, last] = [stored, shown, before] as Readonly<Record<string, unknown>>[]
  const keys = Object.keys(shown).filter((key) => wanted?.[key] !== values?.[key])
  const wrong = Object.keys(checkBody(schema, shown)).map((path) => path.split('.'))
  const hold = (left: readonly string[], take: (key: string) => unknown) => {
    const taken = Object.fromEntries(left.map((key) => [key, take(key)]))
    const isSame = left.length === keys.length && left.every((key) => taken[key] === values?.[key])
    return {
      next: isSame ? stored : { ...shown, ...taken },
      held: Object.fromEntries(left.map((key) => [key, { value: wanted?.[key], over: taken[key] }])),
    }
  }
  const sorted = hold(
    keys.filter((key) => wrong.some(([first]) => first === key)),
    (key) => {
      const rows = wrong.filter(([first]) => first === key).map(([, row]) => Number(row))
      const lists = [values?.[key], wanted?.[key], last?.[key]]
      const isRowsAlone = lists.every(Array.isArray) && rows.every(Number.isInteger)
      return isRowsAlone ? takeRightRows(lists as unknown[][], new Set(rows)) : values?.[key]
    },
  )
  if (Object.keys(checkBody(schema, sorted.next)).length === 0) return sorted
  // What is right by itself may still not fit the rest: then nothing is stored.
  return hold(keys, (key) => values?.[key])
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The rows of a list that are right. In place of a wrong one stays what is stored of it, if anything is. */
function takeRightRows([stored = [], shown = [], before = []]: readonly unknown[][], wrong: ReadonlySet<number>) {
  const isIn = (rows: readonly unknown[], row: unknown) => rows.some((it) => isAlike(it, row))
  const wasRemoved = (row: unknown) => shown.length < before.length && isIn(before, row)
  let next = 0
  const taken = shown.flatMap((row, index) => {
    if (!wrong.has(index)) {
      const at = stored.findIndex((it, place) => place >= next && isAlike(it, row))
      if (at >= 0) next = at + 1
      return [row]
    }
    const old = stored[next]
    if (old === undefined || isIn(shown, old) || wasRemoved(old)) return []
    next++
    return [old]
  })
  return isAlike(taken, stored) ? stored : taken
}
