import type { SelectedBox } from '../../frame/use-selected-box'
import type { Stage } from '../../frame/use-stage'
import type { FoundText } from './text-fields'
import type { LastPress } from './use-text-openers'

export interface WritingPlace {
  /** Where the block lies over the frame. */
  box: SelectedBox
  stage: Stage
  /** The panel's own keys: undo, redo and the like. */
  onKeyDown: (event: KeyboardEvent) => void
  onGrown: () => void
}

/** What an open text needs to know, whichever editor it has. */
export interface WritingProps extends WritingPlace {
  blockId: string
  text: FoundText
  press: LastPress | null
  /** What was typed before the editor was there. */
  takeTyped: () => string
}
