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

/** Parts what a form shows into what the schema takes and what has to wait in its field. */
export function sortChange<Body extends object>(schema: z.ZodType, stored: Body, shown: Body): Sorted<Body> {
  const [values, wanted] = [stored, shown] as Readonly<Record<string, unknown>>[]
  const keys = Object.keys(shown).filter((key) => wanted?.[key] !== values?.[key])
  const wrong = Object.keys(checkBody(schema, shown)).map((path) => path.split('.')[0])
  const without = (left: readonly string[]) => ({
    next:
      left.length === keys.length
        ? stored
        : { ...shown, ...Object.fromEntries(left.map((key) => [key, values?.[key]])) },
    held: Object.fromEntries(left.map((key) => [key, { value: wanted?.[key], over: values?.[key] }])),
  })
  const sorted = without(keys.filter((key) => wrong.includes(key)))
  if (Object.keys(checkBody(schema, sorted.next)).length === 0) return sorted
  // What is right by itself may still not fit the rest: then nothing is stored.
  return without(keys)
}
