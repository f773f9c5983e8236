import type { Section } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { nudgeBlocks, stretchBlocks } from '../../document/commands/blocks/arrange-blocks'
import { deleteBlock } from '../../document/commands/blocks/delete-block'
import { placeBlocks } from '../../document/layout/place-blocks'
import { resizeSpot } from '../../document/layout/resize-spot'
import { type Spot, type Spots, shiftWithin } from '../../document/layout/spots'
import type { Selection } from '../../document/page/command'
import { findSelected, spotsOf } from '../../document/selection/selected-blocks'
import { selectAllIn, selectOuter, stepToPart } from '../../document/selection/walk-parts'
import type { PageSession } from '../../document/sessions/page-session'
import { partAt } from '../../frame/mark-parts'
import { matchesKeys } from '../../ground/key-words'

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A row of arrow keys: neighbors that made room on the way spring back, as in a drag. */
interface Walk {
  readonly kind: 'move' | 'resize'
  readonly ids: string
  readonly start: Section
  readonly spots: Spots
  readonly result: Section
}

export interface PartKeys {
  /** Answers whether the key was for the page. */
  press: (event: KeyboardEvent) => boolean
}

/** Keys on what is selected: arrows move a cell, with shift they resize, Tab walks, Escape goes out. */
export function createPartKeys(session: PageSession, breakpoint: Breakpoint, onWalked: () => void): PartKeys {
  const { store } = session
  let walk: Walk | null = null

  function step(kind: Walk['kind'], by: { x: number; y: number }): boolean {
    const { page, selection } = store.read()
    const found = findSelected(page, selection)
    if (!found) return false
    const ids = selection.blockIds.join(' ')
    const isGoingOn = walk?.kind === kind && walk.ids === ids && walk.result === found.section
    const start = isGoingOn && walk ? walk.start : found.section
    const from = isGoingOn && walk ? walk.spots : spotsOf(found.section, selection.blockIds, breakpoint)
    const spots = kind === 'move' ? shiftWithin(from, by.x, by.y, breakpoint) : growSpots(from, by, breakpoint)
    const result = placeBlocks(start, breakpoint, spots)
    if (!result) return true
    store.run(kind === 'move' ? nudgeBlocks : stretchBlocks, { sections: [result], moved: ids })
    walk = { kind, ids, start, spots, result }
    return true
  }
  /** From what is selected, or where nothing is, from the part with the focus. */
  function walkTo(by: 1 | -1, focused: Selection | null): boolean {
    const { page, selection } = store.read()
    const from = selection.sectionId ? selection : (focused ?? selection)
    const next = stepToPart(page, from, breakpoint, by)
    if (!next) return false
    store.select(next)
    onWalked()
    return true
  }
  return {
    press: (event) => {
      const { page, selection } = store.read()
      const arrow = arrows[event.key]
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (arrow && isPlain) return step(event.shiftKey ? 'resize' : 'move', arrow)
      if (event.key === 'Tab' && isPlain) return walkTo(event.shiftKey ? -1 : 1, partAt(event.target))
      if (event.key === 'Backspace' && isPlain && selection.blockId) {
        store.run(deleteBlock, selection)
        return true
      }
      const next =
        event.key === 'Escape'
          ? selectOuter(selection)
          : matchesKeys(event, 'mod+a')
            ? selectAllIn(page, selection, breakpoint)
            : null
      if (!next) return false
      store.select(next)
      onWalked()
      return true
    },
  }
}

/** The lower right corner moves by a cell. */
function growSpots(spots: Spots, by: { x: number; y: number }, breakpoint: Breakpoint): Map<string, Spot> {
  return new Map(
    [...spots].map(([id, spot]) => [
      id,
      resizeSpot(spot, 'se', { x: spot.end.x + by.x, y: spot.end.y + by.y }, breakpoint),
    ]),
  )
}
