import { richText, richTextField } from '@sitewright/model/text/rich-text'
import type { z } from 'zod'
import { definitionOf, plainCandidates, plainTexts } from './setting-candidates'

/** One setting changed and nothing else. */
export interface ChangedSetting {
  /** Where it stands: `button.label`, `slides.0.title`. */
  readonly path: string
  /** The path; each of several that owners choose from has its value behind it, and must show by itself. */
  readonly name: string
  /** The whole value with the change in it. */
  readonly value: unknown
  readonly isChoice: boolean
  /** Nothing was chosen before: one of the choices is what holds then. */
  readonly isFirstChoice: boolean
}

/** Values that only the test knows, such as ids of files: the first of them that the schema takes is tried. */
export type GivenValues = (path: string) => readonly unknown[]

interface Walk {
  readonly path: readonly (string | number)[]
  /** The whole value with another one at the path. */
  readonly put: (value: unknown) => unknown
  readonly accepts: (whole: unknown) => boolean
  /** The whole value as it is, as JSON. */
  readonly now: string
  readonly given: GivenValues
}

/** Every single change of a valid value that its schema takes: each switch, each choice, each number, each text. */
export function walkSettings(
  schema: z.ZodType,
  value: unknown,
  given: GivenValues = () => [],
): Generator<ChangedSetting> {
  const accepts = (whole: unknown) => schema.safeParse(whole).success
  return visit(schema, value, {
    path: [],
    put: (next) => next,
    accepts,
    now: JSON.stringify(value),
    given,
  })
}

function* visit(schema: z.ZodType, value: unknown, walk: Walk): Generator<ChangedSetting> {
  const def = definitionOf(schema === richTextField ? richText : schema)
  switch (def.type) {
    case 'object':
      // An id says which one it is, and sets nothing.
      for (const [key, inner] of Object.entries(def.shape)) if (key !== 'id') yield* visitKey(inner, value, key, walk)
      return
    case 'record':
      // Records of settings have a closed set of keys; others hold no settings.
      for (const key of keysOf(def.keyType)) yield* visitKey(def.valueType, value, key, walk)
      return
    case 'array':
      yield* visitList(def.element, value as unknown[], walk)
      return
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      yield* visit(def.innerType, value, walk)
      return
    case 'optional':
      if (value === undefined) yield* visitAbsent(def.innerType, walk)
      else {
        yield* visit(def.innerType, value, walk)
        yield* offer(walk, [undefined])
      }
      return
    case 'nullable':
      if (value === null) yield* visitAbsent(def.innerType, walk)
      else {
        yield* visit(def.innerType, value, walk)
        yield* offer(walk, [null])
      }
      return
    case 'pipe':
      yield* visit(definitionOf(def.in).type === 'transform' ? def.out : def.in, value, walk)
      return
    case 'union': {
      const own = def.options.find((option) => option.safeParse(value).success)
      if (own) yield* visit(own, value, walk)
      for (const option of def.options) if (option !== own) yield* visitAbsent(option, walk)
      return
    }
    case 'boolean':
      yield* offer(walk, [!value])
      return
    case 'literal':
      for (const option of def.values)
        if (option !== value) yield* offer(walk, [option], { value: option, isFirst: value === undefined })
      return
    case 'enum':
      for (const option of Object.values(def.entries))
        if (option !== value) yield* offer(walk, [option], { value: option, isFirst: value === undefined })
      return
    case 'number':
    case 'int':
      yield* need(walk, numbersNear(value as number))
      return
    case 'string':
      yield* need(walk, plainTexts)
      return
    default:
      throw new Error(`The walk does not know what ${def.type} at ${walk.path.join('.')} is.`)
  }
}

function visitKey(schema: z.ZodType, value: unknown, key: string, walk: Walk): Generator<ChangedSetting> {
  const owner = (value ?? {}) as Record<string, unknown>
  return visit(
    schema,
    owner[key],
    into(walk, key, (next) => without({ ...owner, [key]: next }, key, next)),
  )
}

/** A key that is absent is not there at all, as in JSON. */
function without(owner: Record<string, unknown>, key: string, next: unknown): Record<string, unknown> {
  if (next !== undefined) return owner
  return Object.fromEntries(Object.entries(owner).filter(([name]) => name !== key))
}

/** Choices are offered one by one, and so are the settings of an object that begins by itself; else there is one. */
function* visitAbsent(schema: z.ZodType, walk: Walk): Generator<ChangedSetting> {
  const { type } = definitionOf(schema)
  const own = type === 'object' ? schema.safeParse({}) : undefined
  if (type === 'enum' || type === 'literal') yield* visit(schema, undefined, walk)
  else if (own?.success === true) yield* visit(schema, own.data, walk)
  else yield* offer(walk, [...walk.given(walk.path.join('.')), ...plainCandidates(schema)])
}

/** Items of one shape are alike: the first of each is walked. */
function* visitList(element: z.ZodType, list: readonly unknown[], walk: Walk): Generator<ChangedSetting> {
  const seen = new Set<z.ZodType>()
  for (const [at, item] of list.entries()) {
    const shape = shapeOf(element, item)
    if (seen.has(shape)) continue
    seen.add(shape)
    yield* visit(
      shape,
      item,
      into(walk, at, (next) => list.with(at, next)),
    )
  }
  const given = walk.given(walk.path.join('.'))
  if (list.length > 0) yield* offer(walk, [list.slice(0, -1)])
  else yield* offer(walk, [...given, ...plainCandidates(element).map((item) => [item])])
}

function shapeOf(schema: z.ZodType, value: unknown): z.ZodType {
  const def = definitionOf(schema)
  if (def.type !== 'union') return schema
  return def.options.find((option) => option.safeParse(value).success) ?? schema
}

function keysOf(schema: z.ZodType): string[] {
  const def = definitionOf(schema)
  return def.type === 'enum' ? Object.values(def.entries).map(String) : []
}

function into(walk: Walk, key: string | number, wrap: (next: unknown) => unknown): Walk {
  return { ...walk, path: [...walk.path, key], put: (next) => walk.put(wrap(next)) }
}

/** A setting that the walk cannot change would be passed over in silence. */
function* need(walk: Walk, candidates: readonly unknown[]): Generator<ChangedSetting> {
  const path = walk.path.join('.')
  let isFound = false
  for (const change of offer(walk, [...walk.given(path), ...candidates])) {
    isFound = true
    yield change
  }
  if (!isFound) throw new Error(`No other value is known for ${path}.`)
}

interface Choice {
  readonly value: unknown
  readonly isFirst: boolean
}

/** The first candidate that the whole schema takes. */
function* offer(walk: Walk, candidates: readonly unknown[], choice?: Choice): Generator<ChangedSetting> {
  const path = walk.path.join('.')
  for (const candidate of candidates) {
    const value = walk.put(candidate)
    if (JSON.stringify(value) === walk.now || !walk.accepts(value)) continue
    const name = choice === undefined ? path : `${path} = ${choice.value}`
    yield { path, name, value, isChoice: choice !== undefined, isFirstChoice: choice?.isFirst === true }
    return
  }
}

function numbersNear(value = 0): number[] {
  return [value + 1, value - 1, value + 10, value / 2, value + 0.1, value - 0.1, 0, 1, 2]
}
