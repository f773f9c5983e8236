import { trimEndCharacters } from '../trim-characters'

export interface AddressedSlide {
  id: string
  url?: string | undefined
}

/** The part of an address that names a slide: its url when it has one, else its id. */
export function slideItemId(slide: AddressedSlide): string {
  return slide.url || slide.id
}

export function slidePath(collectionUrl: string, slide: AddressedSlide): string {
  return `${trimEndCharacters(collectionUrl, '/')}/${slideItemId(slide)}`
}

/** How a slide change goes into the browser's history: autoplay must not fill the back button. */
export function decideHistoryEntry(change: {
  isHistoryEnabled: boolean
  isBackend: boolean
  isByVisitor: boolean
}): 'push' | 'replace' | null {
  if (!change.isHistoryEnabled || change.isBackend) return null
  return change.isByVisitor ? 'push' : 'replace'
}

/** The place of the slide an address names, or -1. */
export function findSlideIndex(slides: readonly AddressedSlide[], itemId: string | null): number {
  if (itemId === null || itemId === '') return -1
  return slides.findIndex((slide) => slide.id === itemId || slide.url === itemId)
}

/** Galleries may share a slide's name; one of them has it: the one that wrote the history entry, else the first. -1 for none. */
export function chooseItemOwner(
  galleries: readonly (readonly AddressedSlide[])[],
  itemId: string | null,
  writtenBy: unknown,
): number {
  const holds = (slides: readonly AddressedSlide[] | undefined) => slides && findSlideIndex(slides, itemId) >= 0
  return typeof writtenBy === 'number' && holds(galleries[writtenBy])
    ? writtenBy
    : galleries.findIndex((slides) => holds(slides))
}

/** The segment after a collection's full url, or null: a page's own slug is not an item. */
export function readItemSegment(path: string, collectionUrl: string): string | null {
  const base = `${trimEndCharacters(collectionUrl, '/')}/`
  const rest = path.startsWith(base) ? trimEndCharacters(path.slice(base.length), '/') : ''
  return rest === '' || rest.includes('/') ? null : rest
}
