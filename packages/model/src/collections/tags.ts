import { fillWords } from '../strings/fill-words'

export const tagTypes = { tag: { maxLength: 50 }, category: { maxLength: 25 } } as const
export type TagType = keyof typeof tagTypes

export type TagAddition = { tags: readonly string[]; problem?: string }

/** Two tags that differ only in case would be one address. */
export function addTag(tagType: TagType, tags: readonly string[], typed: string): TagAddition {
  const tag = typed.trim()
  if (tag === '') return { tags }
  const { maxLength } = tagTypes[tagType]
  if ([...tag].length > maxLength) {
    return { tags, problem: fillWords('A {tagType} has at most {maxLength} characters.', { tagType, maxLength }) }
  }
  const isTaken = tags.some((taken) => taken.toLowerCase() === tag.toLowerCase())
  if (isTaken) return { tags, problem: fillWords('This {tagType} already exists', { tagType }) }
  return { tags: [...tags, tag] }
}

export type TagEdit = { editing: string; problem?: string }

export function startTagEdit(tagType: TagType, tag: string, editing?: string): TagEdit {
  if (editing === undefined || editing === tag) return { editing: tag }
  return { editing, problem: fillWords('You may only edit one {tagType} at a time', { tagType }) }
}
