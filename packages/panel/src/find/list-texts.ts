import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import { findBlock } from '@sitewright/blocks/registry/schemas'
import type { PageDocument, PlacedBlock } from '@sitewright/model/pages/document'
import { inReadingOrder } from '@sitewright/model/pages/layout/reading-order'
import { type DrawerField, fieldsOfSchema } from '../fields/schema/schema-fields'
import { listRuns } from './text-runs'

/** A piece of text that is searched by itself: a plain prop, or one paragraph or heading of a formatted one. */
export interface TextRun {
  /** Where the prop stands, such as `items.2.title`. */
  readonly path: string
  /** The place of the paragraph inside a formatted text; null for a plain one. */
  readonly place: readonly number[] | null
  readonly text: string
  /** What the drawer calls the prop. */
  readonly label: string
}

export interface BlockTexts {
  readonly block: PlacedBlock
  readonly sectionId: string
  readonly runs: readonly TextRun[]
}

/** Every text of the page, in the order in which people read it. */
export function listTexts(page: PageDocument): BlockTexts[] {
  return page.sections.flatMap((section) =>
    inReadingOrder(section.blocks).map((block) => ({ block, sectionId: section.id, runs: runsOf(block) })),
  )
}

/** A block that did not change is the same object: while letters are typed only one block is read anew. */
const read = new WeakMap<PlacedBlock, readonly TextRun[]>()

function runsOf(block: PlacedBlock): readonly TextRun[] {
  const known = read.get(block)
  if (known) return known
  const definition = findBlock(block.type)
  const runs = definition ? readFields(fieldsOf(definition), block.props, '') : []
  read.set(block, runs)
  return runs
}

const fields = new WeakMap<BlockDefinition, readonly DrawerField[]>()

function fieldsOf(definition: BlockDefinition): readonly DrawerField[] {
  const known = fields.get(definition) ?? fieldsOfSchema(definition.props, definition.words)
  fields.set(definition, known)
  return known
}

function readFields(all: readonly DrawerField[], values: Readonly<Record<string, unknown>>, path: string): TextRun[] {
  return all.flatMap((field) => readField(field, values[field.key], `${path}${field.key}`))
}

function readField(field: DrawerField, value: unknown, path: string): TextRun[] {
  if (field.kind === 'text') {
    const isText = typeof value === 'string' && value !== '' && isWords(field)
    return isText ? [{ path, place: null, text: value, label: field.label }] : []
  }
  if (field.kind === 'rich-text') {
    return listRuns(value).map(({ place, text }) => ({ path, place, text, label: field.label }))
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => readField(field.item, item, `${path}.${index}`))
  }
  if (field.kind === 'group' && typeof value === 'object' && value !== null) {
    return readFields(field.fields, value as Record<string, unknown>, `${path}.`)
  }
  return []
}

/** Keys whose text is read by machines: ids, addresses, code and names of looks. */
const machineKey = /(id|ids|href|url|address|code|html|css|shape|icon)$/i

function isWords({ key, schema }: DrawerField): boolean {
  // Whatever is held to a pattern, such as an id or an address, refuses plain words.
  return !machineKey.test(key) && schema.safeParse('Some words, 1 & 2').success
}
