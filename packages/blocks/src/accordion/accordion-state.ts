import type { Accordion } from './schema'

/** How long an item takes to open or close. */
export const accordionAnimationMs = 250

export interface AccordionState {
  readonly openItems: readonly number[]
  readonly animatingUntilMs: number
}

type AccordionRules = Pick<Accordion, 'allowMultipleOpen' | 'isFirstItemOpen'>

export function startAccordion(rules: AccordionRules): AccordionState {
  return { openItems: rules.isFirstItemOpen ? [0] : [], animatingUntilMs: 0 }
}

/** A deep link opens its item and never closes it; the others stay open only where several may be. */
export function openLinked(state: AccordionState, index: number, allowMultipleOpen: boolean): AccordionState {
  const kept = allowMultipleOpen ? state.openItems.filter((open) => open !== index) : []
  return { ...state, openItems: [...kept, index] }
}

/** What a click on an item's title does. While any item moves, clicks count for nothing. */
export function toggleItem(
  state: AccordionState,
  index: number,
  allowMultipleOpen: boolean,
  nowMs: number,
): AccordionState {
  if (nowMs < state.animatingUntilMs) return state
  const others = state.openItems.filter((open) => open !== index)
  const isOpening = others.length === state.openItems.length
  const kept = isOpening && !allowMultipleOpen ? [] : others
  return { openItems: isOpening ? [...kept, index] : kept, animatingUntilMs: nowMs + accordionAnimationMs }
}

/** Index of the item that `#{block id}/{index}` names, counted from 0; an index out of range names none. */
export function readDeepLink(hash: string, blockId: string, itemCount: number): number | null {
  const index = /^#([0-9a-f]{24})\/(\d{1,4})$/.exec(hash)
  if (index?.[1] !== blockId) return null
  const item = Number(index[2])
  return item < itemCount ? item : null
}

/** The part of the window that deep links are read from. */
interface LinkedWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly location: { readonly hash: string }
}

/** Tells of the item that the address names now, and of each one that a link on the same page names later. */
export function followDeepLinks(
  page: LinkedWindow,
  blockId: string,
  itemCount: number,
  onLink: (index: number) => void,
): () => void {
  function follow(): void {
    const linked = readDeepLink(page.location.hash, blockId, itemCount)
    if (linked !== null) onLink(linked)
  }
  follow()
  page.addEventListener('hashchange', follow)
  return () => page.removeEventListener('hashchange', follow)
}
