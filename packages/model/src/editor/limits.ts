import { maxBlocksInSection } from '../pages/grid'
import { fillWords } from '../strings/fill-words'

export const contentLimits = {
  layoutBlocks: { max: maxBlocksInSection, noun: 'blocks in a layout' },
  albumTracks: { max: 60, noun: 'tracks in an album' },
  orderableItems: { max: 250, noun: 'items in a collection' },
  nestedCategories: { max: 10_000, noun: 'nested categories' },
  /** From a connected photo service. */
  photoServiceSets: { max: 20, noun: 'sets from a photo service' },
  photoServicePhotos: { max: 50, noun: 'photos in a set' },
} as const
export type ContentLimit = keyof typeof contentLimits

/** `refusal` is a text that names the limit; the list is then the one that was given. */
export type LimitedAddition<T> = { items: readonly T[]; refusal?: string }

export function addWithinLimit<T>(limit: ContentLimit, items: readonly T[], item: T): LimitedAddition<T> {
  const refusal = refuseMore(limit, items.length)
  return refusal === undefined ? { items: [...items, item] } : { items, refusal }
}

/** What to say when nothing more can be added, and nothing while there is room. */
export function refuseMore(limit: ContentLimit, count: number): string | undefined {
  const { max, noun } = contentLimits[limit]
  return count < max ? undefined : fillWords('There can be at most {max} {noun}.', { max, noun })
}
