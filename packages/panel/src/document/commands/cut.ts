import { command } from '../page/command'
import { deleteBlock } from './blocks/delete-block'
import { deleteSection } from './sections/delete-section'

/** What was copied goes; undo calls it what the owner did. */
export const cutBlocks = command({ ...deleteBlock, id: 'block.cut', label: 'Cut', keys: 'mod+x' })
export const cutSection = command({ ...deleteSection, id: 'section.cut', label: 'Cut section', keys: 'mod+x' })
