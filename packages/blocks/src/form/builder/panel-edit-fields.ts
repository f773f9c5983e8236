import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { maxFields } from '@sitewright/model/forms/definition'
import type { FormFieldType } from '@sitewright/model/forms/fields/field-types'
import { type FormField, fieldTexts, formField } from '@sitewright/model/forms/fields/fields'
import { fieldWords } from './panel-words'

const choices = { radio: 'choice', checkbox: 'choice', select: 'choice', likert: 'statement' } as const

const longestOption = maxLengthOf(fieldTexts.option)
const maxOptions = maxLengthOf(fieldTexts.options)

export interface EditedFields {
  readonly fields: readonly FormField[]
  /** Where the new field stands. */
  readonly index: number
}

/** A new field, never with an id that was used before: answers of a deleted field must not become its answers. */
function makeField(type: FormFieldType, id: string): FormField {
  const word = type in choices ? choices[type as keyof typeof choices] : null
  return formField.parse({
    type,
    id,
    title: fieldWords[type].label,
    ...(word === null ? {} : { options: [`First ${word}`, `Second ${word}`] }),
    ...(type === 'hidden' ? { key: 'source' } : {}),
  })
}

/** After the open field, else at the end. */
export function addField(
  fields: readonly FormField[],
  { type, after, newId }: { type: FormFieldType; after: number | null; newId: () => string },
): EditedFields {
  const index = after === null ? fields.length : after + 1
  return { fields: fields.toSpliced(index, 0, makeField(type, `${type}-${newId()}`)), index }
}

export function duplicateField(fields: readonly FormField[], index: number, newId: () => string): EditedFields {
  const source = fields[index]
  if (!source) return { fields, index }
  const copy = { ...source, id: `${source.type}-${newId()}` }
  return { fields: fields.toSpliced(index + 1, 0, copy), index: index + 1 }
}

export function moveField(fields: readonly FormField[], from: number, to: number): FormField[] {
  const moved = fields[from]
  return moved === undefined ? [...fields] : fields.toSpliced(from, 1).toSpliced(to, 0, moved)
}

export function isFull(fields: readonly FormField[]): boolean {
  return fields.length >= maxFields
}

/** What a field is called in the list of fields. */
export function titleOfField(field: FormField): string {
  return field.title.trim() || fieldWords[field.type].label
}

/** Lines of a pasted text as options: bullets and numbers of a list go, empty and repeated ones too. */
export function readOptions(text: string): string[] {
  const lines = text.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/, '').trim())
  return keepDistinct(lines)
}

/** Puts pasted options in the place of one; what is there already is not doubled. */
export function pasteOptions(options: readonly string[], index: number, text: string): string[] {
  return keepDistinct([...options.slice(0, index), ...readOptions(text), ...options.slice(index + 1)])
}

function keepDistinct(lines: readonly string[]): string[] {
  const kept = lines.map((line) => line.slice(0, longestOption).trim()).filter((line) => line !== '')
  return [...new Set(kept)].slice(0, maxOptions)
}
