import { type Alignment, alignSpots, distributeSpots } from '../../layout/align-spots'
import { placeBlocks } from '../../layout/place-blocks'
import type { Spot, Spots } from '../../layout/spots'
import { command, type Selection, type SelectionCommand } from '../../page/command'
import { changeSectionOf } from '../../page/edit-page'
import { findSelected, spotsOf } from '../../selection/selected-blocks'

type Rearrange = (spots: Spots, breakpoint: 'desktop' | 'mobile') => Map<string, Spot>

function rearranging(id: string, label: string, min: number, rearrange: Rearrange): SelectionCommand {
  return command<Selection>({
    id,
    label,
    isEnabled: (page, selection) => (findSelected(page, selection)?.blocks.length ?? 0) >= min,
    apply: (page, selection, { breakpoint }) => {
      const found = findSelected(page, selection)
      if (!found) return { page }
      const spots = rearrange(spotsOf(found.section, selection.blockIds, breakpoint), breakpoint)
      const arranged = placeBlocks(found.section, breakpoint, spots)
      return { page: arranged ? changeSectionOf(page, found.section.id, () => arranged) : page }
    },
  })
}

function aligning(alignment: Alignment, label: string, min = 1): SelectionCommand {
  return rearranging(`blocks.align-${alignment}`, label, min, (spots, breakpoint) =>
    alignSpots(spots, alignment, breakpoint),
  )
}

/** What lands on another block moves down, as after a drag. */
export const alignCommands: readonly SelectionCommand[] = [
  aligning('left', 'Align left'),
  aligning('center', 'Align center'),
  aligning('right', 'Align right'),
  aligning('top', 'Align top', 2),
  aligning('middle', 'Align middle', 2),
  aligning('bottom', 'Align bottom', 2),
  rearranging('blocks.distribute-across', 'Distribute horizontally', 3, (spots) => distributeSpots(spots, 'x')),
  rearranging('blocks.distribute-down', 'Distribute vertically', 3, (spots) => distributeSpots(spots, 'y')),
]
