import { command, type Selection, type SelectionCommand } from '../command'
import { changeSectionOf } from '../edit-page'
import { type Alignment, alignSpots, distributeSpots } from '../layout/align-spots'
import { placeBlocks } from '../layout/place-blocks'
import type { Spot, Spots } from '../layout/spots'
import { findSelected, spotsOf } from '../selected-blocks'

type Rearrange = (spots: Spots, breakpoint: 'desktop' | 'mobile') => Map<string, Spot>

function rearranging(id: string, label: string, least: number, rearrange: Rearrange): SelectionCommand {
  return command<Selection>({
    id,
    label,
    isEnabled: (page, selection) => (findSelected(page, selection)?.blocks.length ?? 0) >= least,
    apply: (page, selection, { breakpoint }) => {
      const found = findSelected(page, selection)
      if (!found) return { page }
      const spots = rearrange(spotsOf(found.section, selection.blockIds, breakpoint), breakpoint)
      const arranged = placeBlocks(found.section, breakpoint, spots)
      return { page: arranged ? changeSectionOf(page, found.section.id, () => arranged) : page }
    },
  })
}

function aligning(alignment: Alignment, label: string, least = 1): SelectionCommand {
  return rearranging(`blocks.align-${alignment}`, label, least, (spots, breakpoint) =>
    alignSpots(spots, alignment, breakpoint),
  )
}

/** What lands on another block moves down, as after a drag. */
export const alignCommands: readonly SelectionCommand[] = [
  aligning('left', 'Align left'),
  aligning('centre', 'Align centre'),
  aligning('right', 'Align right'),
  aligning('top', 'Align top', 2),
  aligning('middle', 'Align middle', 2),
  aligning('bottom', 'Align bottom', 2),
  rearranging('blocks.distribute-across', 'Distribute across', 3, (spots) => distributeSpots(spots, 'x')),
  rearranging('blocks.distribute-down', 'Distribute down', 3, (spots) => distributeSpots(spots, 'y')),
]
