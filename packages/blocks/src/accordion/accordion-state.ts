import type { Accordion } from './schema'

/** How long an item takes to open or close. */
export const accordionAnimationMs = 250

export interface AccordionState {
  readonly openItems: readonly number[]
  readonly animatingUntilMs: number
}

type AccordionRules = Pick<Accordion, 'allowMultipleOpen' | 'isFirstItemOpen'>

/** A deep link opens its item; beside the first one only where several may be open. */
export function startAccordion(rules: AccordionRules, deepLinked: number | null = null): AccordionState {
  const first = rules.isFirstItemOpen ? [0] : []
  const linked = deepLinked === null ? [] : [deepLinked]
  const openItems = rules.allowMultipleOpen || linked.length === 0 ? [...new Set([...first, ...linked])] : linked
  return { openItems, animatingUntilMs: 0 }
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
