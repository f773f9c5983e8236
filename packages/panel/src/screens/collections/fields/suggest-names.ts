import type { ItemNames } from '@sitewright/model/collections/answers/item-answers'
import { addTag, type TagType } from '@sitewright/model/collections/tags'
import type { ComboboxChoice } from '../../../parts/combobox'

const shownAtOnce = 8

/** Those in use that hold the letters, most used first, and the letters themselves as a new one. */
export function suggestNames(
  kind: TagType,
  typed: string,
  known: ItemNames['tags'],
  has: readonly string[],
): ComboboxChoice[] {
  const wanted = typed.trim().toLowerCase()
  const taken = new Set(has.map((name) => name.toLowerCase()))
  const found = known
    .filter(({ name }) => !taken.has(name.toLowerCase()) && name.toLowerCase().includes(wanted))
    .slice(0, shownAtOnce)
    .map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))
  const isKnown = [...taken, ...known.map(({ name }) => name.toLowerCase())].includes(wanted)
  const isFresh = wanted !== '' && !isKnown && addTag(kind, has, typed).problem === undefined
  return isFresh ? [{ value: typed.trim(), label: `Add “${typed.trim()}”` }, ...found] : found
}
