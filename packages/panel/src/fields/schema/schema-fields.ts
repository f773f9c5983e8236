import type { AssetKind } from '@sitewright/model/assets/asset-answers'
import { linkTarget } from '@sitewright/model/link-targets/link-target'
import { richText, richTextOf } from '@sitewright/model/text/rich-text'
import { z } from 'zod'
import { plainWordsOfKey, wordsOfKey } from '../../parts/field-words'

interface FieldBase {
  readonly key: string
  readonly label: string
  /** Null is a value of its own, such as 'no link'. */
  readonly isNullable: boolean
  /** It may be absent, which is not the same as empty. */
  readonly isOptional: boolean
  readonly schema: z.ZodType
}

export type DrawerField = FieldBase &
  (
    | { readonly kind: 'text'; readonly isLong: boolean }
    | {
        readonly kind: 'number'
        readonly min: number | undefined
        readonly max: number | undefined
        readonly isWhole: boolean
      }
    | { readonly kind: 'switch' | 'link' | 'rich-text' | 'focal-point' }
    /** Null: any file. */
    | { readonly kind: 'asset'; readonly accepts: AssetKind | null }
    /** Data without a control of its own is edited as it is stored. */
    | { readonly kind: 'data' }
    | { readonly kind: 'color'; readonly values: readonly string[] }
    | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
    | { readonly kind: 'group'; readonly fields: readonly DrawerField[] }
    | { readonly kind: 'list'; readonly item: DrawerField; readonly max: number | undefined }
  )

type Words = Readonly<Record<string, string>>

/**
 * What the settings drawer shows for a schema: a control for every prop, so that a new block needs nothing in the
 * editor. `words` are what the block itself calls its props.
 */
export function fieldsOfSchema(schema: z.ZodObject, words: Words = {}): DrawerField[] {
  const fields = Object.entries(schema.shape).map(([key, inner]) => fieldOf(key, inner as z.ZodType, words))
  // Two props of the same words would be told apart by nobody.
  const isDouble = (field: DrawerField) => fields.some((it) => it !== field && it.label === field.label)
  return fields.map((field) => (isDouble(field) ? { ...field, label: plainWordsOfKey(field.key) } : field))
}

const longTextFrom = 250
const pictureKey = /^(asset|image|picture|poster|logo|photo|cover|background|thumbnail)?(image|asset|picture)?Id$/i
const fileKey = /(audio|video|file|track)(asset)?Id$/i
const fileKinds: Readonly<Record<string, AssetKind>> = { audio: 'audio', track: 'audio', video: 'video' }
const codeKey = /^(html|code|markdown|css|source)$/i

const colorKey = /colou?r$/i

function fieldOf(key: string, wrapped: z.ZodType, words: Words): DrawerField {
  const { schema, isNullable, isOptional } = unwrap(wrapped)
  const base = { key, label: wordsOfKey(key, words), isNullable, isOptional, schema: wrapped }
  if (schema === linkTarget) return { ...base, kind: 'link' }
  if (schema === richText) return { ...base, kind: 'rich-text' }
  if (isText(schema)) return { ...base, ...textField(key, schema) }
  if (schema instanceof z.ZodNumber) {
    const isWhole = schema.format === 'safeint' || schema.format === 'int32'
    return { ...base, kind: 'number', min: finite(schema.minValue), max: finite(schema.maxValue), isWhole }
  }
  if (schema instanceof z.ZodBoolean) return { ...base, kind: 'switch' }
  if (schema instanceof z.ZodEnum) {
    if (colorKey.test(key)) return { ...base, kind: 'color', values: schema.options.map(String) }
    return { ...base, kind: 'choice', values: schema.options as (string | number)[] }
  }
  if (schema instanceof z.ZodUnion) return choiceOfLiterals(base, schema) ?? { ...base, kind: 'data' }
  if (schema instanceof z.ZodObject) {
    if (key === 'focalPoint') return { ...base, kind: 'focal-point' }
    return { ...base, kind: 'group', fields: fieldsOfSchema(schema, words) }
  }
  if (schema instanceof z.ZodArray) {
    const item = fieldOf(singular(key), schema.element as z.ZodType, words)
    return { ...base, kind: 'list', item, max: readMaxItems(schema) }
  }
  return { ...base, kind: 'data' }
}

/** Addresses and other formats are text too; so is a text that may also be empty. */
function isText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion) return schema.options.every((it) => isText(it as z.ZodType) || isEmptyText(it))
  return schema._zod.def.type === 'string'
}

function isEmptyText(schema: unknown): boolean {
  return schema instanceof z.ZodLiteral && schema.value === ''
}

type TextOrAsset = { kind: 'asset'; accepts: AssetKind | null } | { kind: 'text'; isLong: boolean }

function textField(key: string, schema: z.ZodType): TextOrAsset {
  const [, what] = fileKey.exec(key) ?? []
  if (what) return { kind: 'asset', accepts: fileKinds[what.toLowerCase()] ?? null }
  if (pictureKey.test(key)) return { kind: 'asset', accepts: 'image' }
  return {
    kind: 'text',
    isLong: codeKey.test(key) || (schema instanceof z.ZodString && (schema.maxLength ?? 0) >= longTextFrom),
  }
}

function choiceOfLiterals(base: FieldBase, schema: z.ZodUnion): DrawerField | null {
  const values = schema.options.map((option) => (option instanceof z.ZodLiteral ? option.value : undefined))
  const isPlain = values.every((value) => typeof value === 'string' || typeof value === 'number')
  return isPlain ? { ...base, kind: 'choice', values: values as (string | number)[] } : null
}

function unwrap(schema: z.ZodType): { schema: z.ZodType; isNullable: boolean; isOptional: boolean } {
  let inner: z.ZodType = schema
  let isNullable = false
  let isOptional = false
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) {
    if (inner instanceof z.ZodNullable) isNullable = true
    if (inner instanceof z.ZodOptional) isOptional = true
    inner = inner.unwrap() as z.ZodType
  }
  return { schema: inner, isNullable, isOptional }
}

/** A value to start from, such as a new row of a list. */
export function blankValue(field: DrawerField): unknown {
  const fallback = field.schema.safeParse(undefined)
  if (fallback.success && fallback.data !== undefined && fallback.data !== null) return fallback.data
  return field.isNullable ? null : filledValue(field)
}

/** As above, and never null: what stands there once the owner asks for it. */
export function filledValue(field: DrawerField): unknown {
  switch (field.kind) {
    case 'text':
      return field.schema.safeParse('').success ? '' : `New ${field.label.toLowerCase()}`
    case 'number':
      return field.min ?? 0
    case 'switch':
      return false
    case 'choice':
    case 'color':
      return field.values[0]
    case 'focal-point':
      return { x: 0.5, y: 0.5 }
    case 'rich-text':
      return richTextOf('')
    case 'list':
      return field.schema.safeParse([]).success ? [] : [blankValue(field.item)]
    case 'group':
      return Object.fromEntries(field.fields.map((inner) => [inner.key, blankValue(inner)]))
    case 'link':
      return ''
    default:
      return null
  }
}

function readMaxItems(schema: z.ZodArray): number | undefined {
  for (const check of schema.def.checks ?? []) {
    const rule: { check: string; maximum?: unknown } = check._zod.def
    if (rule.check === 'max_length' && typeof rule.maximum === 'number') return rule.maximum
  }
  return undefined
}

function finite(value: number | null): number | undefined {
  return value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined
}

function singular(key: string): string {
  return key.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
