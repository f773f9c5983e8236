import type { PageDocument } from '@sitewright/model/pages/document'
import type { Breakpoint } from '@sitewright/model/pages/grid'

/** What the owner has picked on the page: blocks of one section, a section, or nothing. */
export interface Selection {
  readonly sectionId: string | null
  /** The block that was picked last: drawer and toolbar speak of it. Null when no block is picked. */
  readonly blockId: string | null
  /** All picked blocks, in the order they were picked. */
  readonly blockIds: readonly string[]
}

export const nothingSelected: Selection = { sectionId: null, blockId: null, blockIds: [] }

export function selectSection(sectionId: string | null): Selection {
  return { sectionId, blockId: null, blockIds: [] }
}

export function selectBlocks(sectionId: string | null, blockIds: readonly string[]): Selection {
  return { sectionId, blockId: blockIds.at(-1) ?? null, blockIds }
}

interface Edit {
  readonly page: PageDocument
  /** Absent: the selection stays. */
  readonly select?: Selection
}

export interface EditTools {
  readonly newId: () => string
  /** The layout that the owner looks at, which moving a block changes. */
  readonly breakpoint: Breakpoint
}

/** A change of the page as data: menus, keys, the palette and undo all read the same record. */
export interface Command<Input> {
  readonly id: string
  readonly label: string
  /** Such as `mod+d`; `mod` is the command key on a Mac and Ctrl elsewhere. */
  readonly keys?: string
  readonly isEnabled?: (page: PageDocument, input: Input, breakpoint?: Breakpoint) => boolean
  /** In words, why it cannot be done though it was asked for; null where there is nothing to say. */
  readonly whyNot?: (page: PageDocument, input: Input) => string | null
  readonly apply: (page: PageDocument, input: Input, tools: EditTools) => Edit
  /** Changes with the same key that follow each other closely are undone together, such as typed letters. */
  readonly mergeKey?: (input: Input) => string
}

export function command<Input>(definition: Command<Input>): Command<Input> {
  return definition
}

/** A command that needs nothing but what is selected. */
export type SelectionCommand = Command<Selection>
