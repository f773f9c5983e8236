import { fillWords } from '../strings/fill-words'
import { maxBlocksInSection } from './grid'

export const contentLimits = {
  sectionBlocks: { max: maxBlocksInSection, refusal: 'A section holds at most {max} blocks.' },
  orderableItems: { max: 250, refusal: 'A collection holds at most {max} items.' },
  nestedCategories: { max: 10_000, refusal: 'There can be at most {max} nested categories.' },
} as const
export type ContentLimit = keyof typeof contentLimits

/** What to say when so many more would be too many, and nothing while there is room. */
export function refuseMore(limit: ContentLimit, count: number, added = 1): string | undefined {
  const { max, refusal } = contentLimits[limit]
  return count + added <= max ? undefined : fillWords(refusal, { max })
}
