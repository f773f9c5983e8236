import type { PageDocument } from '@sitewright/model/pages/document'

/** What the owner has picked on the page: a block (with its section), a section, or nothing. */
export interface Selection {
  readonly sectionId: string | null
  readonly blockId: string | null
}

export const nothingSelected: Selection = { sectionId: null, blockId: null }

interface Edit {
  readonly page: PageDocument
  /** Absent: the selection stays. */
  readonly select?: Selection
}

export interface EditTools {
  readonly newId: () => string
}

/** A change of the page as data: menus, keys, the palette and undo all read the same record. */
export interface Command<Input> {
  readonly id: string
  readonly label: string
  /** Such as `mod+d`; `mod` is the command key on a Mac and Ctrl elsewhere. */
  readonly keys?: string
  readonly isEnabled?: (page: PageDocument, input: Input) => boolean
  readonly apply: (page: PageDocument, input: Input, tools: EditTools) => Edit
  /** Changes with the same key that follow each other closely are undone together, such as typed letters. */
  readonly mergeKey?: (input: Input) => string
}

export function command<Input>(definition: Command<Input>): Command<Input> {
  return definition
}

/** A command that needs nothing but what is selected. */
export type SelectionCommand = Command<Selection>
