import type { z } from 'zod'

/** What a schema says of itself, as far as settings are made of it. */
export type Definition =
  | { type: 'object'; shape: Record<string, z.ZodType> }
  | { type: 'record'; keyType: z.ZodType; valueType: z.ZodType }
  | { type: 'array'; element: z.ZodType }
  | { type: 'default' | 'prefault' | 'optional' | 'readonly' | 'nonoptional' | 'nullable'; innerType: z.ZodType }
  | { type: 'pipe'; in: z.ZodType; out: z.ZodType }
  | { type: 'union'; options: z.ZodType[] }
  | { type: 'enum'; entries: Record<string, string | number> }
  | { type: 'literal'; values: (string | number | boolean | null)[] }
  | { type: 'boolean' | 'number' | 'int' | 'string' | 'transform' }

export function definitionOf(schema: z.ZodType): Definition {
  return schema._zod.def as Definition
}

/** Texts that some setting takes, from the plainest to the strangest; what a schema refuses is passed over. */
export const plainTexts = [
  'Another word',
  'another-word',
  '/another',
  '#123456',
  'https://another.example/',
  'someone@another.example',
  '2031-05-06T07:08:09.000Z',
  '2031-05-06',
  '07:08',
  'fr',
  'de-DE',
  'Europe/Paris',
  '12345678',
  'top right',
  '12%',
  '/old -> /about 302',
]

/** Values to begin with where there is none: what the schema fills in by itself, and plain ones. */
export function plainCandidates(schema: z.ZodType): unknown[] {
  const def = definitionOf(schema)
  if (def.type === 'object') return [{}, ...plainTexts.map((text) => fillObject(def.shape, text))]
  if (def.type === 'enum') return Object.values(def.entries)
  if (def.type === 'literal') return def.values
  return [true, 1, ...plainTexts]
}

function fillObject(shape: Record<string, z.ZodType>, text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) => {
      if (field.safeParse(undefined).success) return []
      const candidates = [text, true, 1, 0.5, null, [], {}, ...literalsOf(field), ...plainTexts]
      return [[key, candidates.find((value) => field.safeParse(value).success)]]
    }),
  )
}

function literalsOf(schema: z.ZodType): unknown[] {
  const def = definitionOf(schema)
  if (def.type === 'literal') return def.values
  return def.type === 'enum' ? Object.values(def.entries) : []
}
