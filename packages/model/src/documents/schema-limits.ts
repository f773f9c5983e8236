import { z } from 'zod'

type Limit = 'minimum' | 'maximum'

/** The most characters, or entries, that a schema takes: what a field may say of itself. */
export function maxLengthOf(schema: z.core.$ZodType): number {
  return readLimit(schema, 'maximum')
}

/** Both ends of a number. */
export function rangeOf(schema: z.core.$ZodType): { readonly min: number; readonly max: number } {
  return { min: readLimit(schema, 'minimum'), max: readLimit(schema, 'maximum') }
}

function readLimit(schema: z.core.$ZodType, limit: Limit): number {
  const found = findLimit(schema, limit)
  if (found === null) throw new TypeError(`The schema says no ${limit}.`)
  return found
}

function findLimit(schema: z.core.$ZodType, limit: Limit): number | null {
  if (schema instanceof z.ZodPipe) return findLimit(schema.def.out, limit) ?? findLimit(schema.def.in, limit)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return findLimit(schema.def.innerType, limit)
  if (schema instanceof z.ZodNumber) return limit === 'minimum' ? schema.minValue : schema.maxValue
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return limit === 'minimum' ? schema.minLength : schema.maxLength
  return schema instanceof z.ZodArray && limit === 'maximum' ? maxEntriesOf(schema) : null
}

function maxEntriesOf(schema: z.ZodArray): number | null {
  const checks = schema.def.checks ?? []
  return checks.find((it) => it instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum ?? null
}
