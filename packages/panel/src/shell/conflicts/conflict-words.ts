import { findBlock as findDefinition } from '@sitewright/blocks/registry/schemas'
import { isPlainObject } from '@sitewright/model/documents/same-json'
import type { PageDocument } from '@sitewright/model/pages/document'
import type { PageConflict } from '@sitewright/model/pages/layout/merge'
import { wordsOfChoice, wordsOfKey } from '../../parts/field-words'

const fieldWords: Readonly<Record<string, string>> = {
  whole: 'Deleted or kept',
  section: 'Section',
  order: 'Section order',
  full: 'Blocks in the section',
  desktop: 'Position on desktop',
  mobile: 'Position on phone',
}

/** What a conflict is about: the part of the page, and which of its fields. */
export function wordsOfConflict(conflict: PageConflict, page: PageDocument | null): string {
  const words = findDefinition(page ? typeOfBlock(conflict, page) : '')?.words
  const field =
    fieldWords[conflict.field] ??
    conflict.field
      .replace(/^props\//, '')
      .split('/')
      .map((key) => wordsOfKey(key, words))
      .join(', ')
  const part = page ? wordsOfPart(conflict, page) : ''
  return part ? `${part}: ${field.toLowerCase()}` : field
}

function wordsOfPart(conflict: PageConflict, page: PageDocument): string {
  const { sectionId, blockId } = conflict
  const index = page.sections.findIndex((it) => it.id === sectionId)
  const section = page.sections[index]
  const name = section ? section.name || `Section ${index + 1}` : sectionId ? 'A section' : ''
  if (!blockId) return name
  return `${findDefinition(typeOfBlock(conflict, page))?.label ?? 'Block'} in ${name || 'a section'}`
}

/** Empty where the conflict is not about a block. */
function typeOfBlock({ sectionId, blockId, mine, theirs }: PageConflict, page: PageDocument): string {
  if (!blockId) return ''
  const section = page.sections.find((it) => it.id === sectionId)
  const found = section?.blocks.find((it) => it.id === blockId) ?? blockIn(mine) ?? blockIn(theirs)
  return found?.type ?? ''
}

function blockIn(value: unknown): { type: string } | undefined {
  const block = isPlainObject(value) ? value.block : undefined
  return isPlainObject(block) && typeof block.type === 'string' ? { type: block.type } : undefined
}

const longestWords = 160

/** A value as a person reads it. */
export function wordsOfValue(value: unknown): string {
  const words = readWords(value).replace(/\s+/g, ' ').trim()
  return words.length > longestWords ? `${words.slice(0, longestWords)}…` : words || 'Empty'
}

function readWords(value: unknown): string {
  if (value === undefined) return 'Deleted'
  if (value === null || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  // What stands in a field is shown as it was written; only choices such as `bright-inverse` get words.
  if (typeof value === 'string') return /^[a-z]+(-[a-z]+)+$/.test(value) ? wordsOfChoice(value) : value
  if (Array.isArray(value))
    return value.every((it) => typeof it === 'string') ? `${value.length} items` : textsIn(value)
  return readObject(value as Readonly<Record<string, unknown>>)
}

function readObject(value: Readonly<Record<string, unknown>>): string {
  const { start, end } = value
  if (isPlainObject(start) && isPlainObject(end)) {
    const place = `columns ${Number(start.x) + 1} to ${end.x}, rows ${Number(start.y) + 1} to ${end.y}`
    return value.visible === false ? `Hidden, ${place}` : place.charAt(0).toUpperCase() + place.slice(1)
  }
  if ('blocks' in value || 'block' in value) return textsIn(value) || 'Kept'
  return (
    textsIn(value) ||
    Object.entries(value)
      .map(([key, it]) => `${wordsOfKey(key)}: ${readWords(it)}`)
      .join(', ')
  )
}

/** The words inside of text, lists and blocks. */
function textsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textsIn).filter(Boolean).join(' ')
  if (!isPlainObject(value)) return ''
  const own = typeof value.text === 'string' ? value.text : ''
  return [own, ...Object.values(value).map((it) => (typeof it === 'object' ? textsIn(it) : ''))]
    .filter(Boolean)
    .join(' ')
}
