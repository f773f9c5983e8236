import fc from 'fast-check'
import { z } from 'zod'

/** A schema as JSON Schema says it; whatever has no words there may be anything. */
interface Shape {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly prefixItems?: readonly Shape[]
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Shape>>
}

const nastyTexts = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  'half \udfff of one',
  '😀🏳️‍🌈'.repeat(40),
  'x'.repeat(5_000),
  'ß'.repeat(300),
  `' or 1=1; drop table pages; --`,
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '%00%zz%',
  '{{7*7}} #{7*7}',
  '\u202e\u2028\u0001\r\n',
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-1',
  '99999999999999999999',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
]
const nastyNumbers = [0, -0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -1e308, 1e-320]

export const nastyText: fc.Arbitrary<string> = fc.constantFrom(...nastyTexts)
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom(...nastyNumbers) },
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { a: { b: [null] } }),
  fc.constant(nest(60)),
  fc.array(fc.constant('x'), { minLength: 600, maxLength: 600 }),
)

function nest(depth: number): unknown {
  return depth === 0 ? 'deep' : [nest(depth - 1)]
}

/** Values that the schema takes, or nearly so: rules that have no words in JSON Schema are not kept. */
export function valuesOf(schema: z.ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return new Values(root, ids).of(root, 0)
}

const deepest = 6
const safe = 2_000_000_000

class Values {
  readonly #root: Shape
  readonly #ids: readonly string[]
  constructor(root: Shape, ids: readonly string[]) {
    this.#root = root
    this.#ids = ids
  }

  of(shape: Shape, depth: number): fc.Arbitrary<unknown> {
    if (depth > deepest) return fc.constantFrom<unknown>(null, 'x', 0)
    if (shape.$ref !== undefined) return this.of(this.#resolve(shape.$ref), depth + 1)
    if ('const' in shape) return fc.constant(shape.const)
    if (shape.enum !== undefined) return fc.constantFrom(...shape.enum)
    const either = shape.anyOf ?? shape.oneOf
    if (either !== undefined) return fc.oneof(...either.map((one) => this.of(one, depth + 1)))
    if (shape.allOf !== undefined) return this.of(Object.assign({}, ...shape.allOf), depth)
    const types = [shape.type ?? []].flat()
    return types.length === 0 ? nastyValue : fc.oneof(...types.map((type) => this.#ofType(type, shape, depth)))
  }

  #resolve(reference: string): Shape {
    return this.#root.$defs?.[reference.replace('#/$defs/', '')] ?? this.#root
  }

  #ofType(type: string, shape: Shape, depth: number): fc.Arbitrary<unknown> {
    if (type === 'string') return this.#text(shape)
    if (type === 'boolean') return fc.boolean()
    if (type === 'integer' || type === 'number') return this.#number(shape, type)
    if (type === 'array') return this.#list(shape, depth)
    return type === 'object' ? this.#record(shape, depth) : fc.constant(null)
  }

  #text({ pattern, format, minLength = 0 }: Shape): fc.Arbitrary<string> {
    if (pattern?.includes('{24}')) return fc.constantFrom(...this.#ids, 'f'.repeat(24))
    if (format === 'email') return fc.emailAddress()
    if (format === 'date-time') return fc.constantFrom('2026-04-01T10:00:00Z', '0000-01-01T00:00:00Z')
    if (format === 'date') return fc.constantFrom('2026-04-01', '0000-01-01', '9999-12-31')
    if (format === 'uri') return fc.webUrl()
    const plain = fc.constantFrom('en', 'about-us', 'Clay and kilns', 'a', 'ada@example.com', '#aabbcc')
    return fc.oneof({ weight: 4, arbitrary: plain }, fc.string({ minLength, maxLength: minLength + 20 }), nastyText)
  }

  #number({ minimum = -safe, maximum = safe }: Shape, type: string): fc.Arbitrary<number> {
    const [min, max] = [Math.ceil(minimum), Math.max(Math.ceil(minimum), Math.floor(maximum))]
    const small = fc.integer({ min, max: Math.min(max, min + 5) })
    const any = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min: minimum, max: maximum, noNaN: true })
    return fc.oneof({ weight: 3, arbitrary: small }, any)
  }

  #list({ items, prefixItems }: Shape, depth: number): fc.Arbitrary<unknown> {
    if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((item) => this.of(item, depth + 1)))
    return fc.array(this.of(items ?? {}, depth + 1), { maxLength: 3 })
  }

  #record({ properties, required = [], additionalProperties }: Shape, depth: number): fc.Arbitrary<unknown> {
    if (properties === undefined) {
      const values = typeof additionalProperties === 'object' ? additionalProperties : {}
      return fc.dictionary(fc.constantFrom('a', 'b', 'email'), this.of(values, depth + 1), { maxKeys: 3 })
    }
    const entries = Object.entries(properties).map(([name, one]) => [name, this.of(one, depth + 1)] as const)
    return fc.record(Object.fromEntries(entries), { requiredKeys: required.filter((name) => name in properties) })
  }
}

/** The value with one thing in it replaced, added or taken away. */
export function brokenOf(value: unknown): fc.Arbitrary<unknown> {
  const places = listPlaces(value)
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(fc.constantFrom(...places), nastyValue).map(([at, bad]) => replace(value, at, bad)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...places).map((at) => replace(value, at, undefined)) },
    { weight: 1, arbitrary: fc.tuple(nastyText, nastyValue).map(([name, bad]) => addKey(value, name, bad)) },
    { weight: 1, arbitrary: nastyValue },
  )
}

type Place = readonly (string | number)[]

function listPlaces(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [at, ...inner.flatMap(([name, one]) => listPlaces(one, [...at, name]))]
}

function replace(value: unknown, [first, ...rest]: Place, by: unknown): unknown {
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((one, index) => (index === first ? replace(one, rest, by) : one))
  const fields = value as Record<string, unknown>
  return { ...fields, [first]: replace(fields[first], rest, by) }
}

function addKey(value: unknown, name: string, bad: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value, [name]: bad } : bad
}
