import type { PageDocument, Section } from '@sitewright/model/pages/document'
import { type Command, command, type Selection } from '../../page/command'

interface Arrangement {
  /** The sections as they are after the change; the others stay. */
  readonly sections: readonly Section[]
  readonly select?: Selection
  /** Which blocks are moved: arrow keys on others are another step of undo. */
  readonly moved?: string
}

function arrange(page: PageDocument, { sections, select }: Arrangement): ReturnType<Command<Arrangement>['apply']> {
  const isSame = sections.every((next) => page.sections.includes(next))
  if (isSame) return { page }
  const edited = page.sections.map((section) => sections.find((it) => it.id === section.id) ?? section)
  return { page: { ...page, sections: edited }, ...(select ? { select } : {}) }
}

const idsOf = ({ sections, moved = '' }: Arrangement) => [...sections.map((section) => section.id), moved].join(' ')

/** A drag is one step of undo however long it was. */
export const moveBlocks = command<Arrangement>({ id: 'blocks.move', label: 'Move', apply: arrange })
export const resizeBlocks = command<Arrangement>({ id: 'blocks.resize', label: 'Resize', apply: arrange })
/** Arrow keys pressed in a row on the same blocks are one step of undo. */
export const nudgeBlocks = command<Arrangement>({ id: 'blocks.nudge', label: 'Move', apply: arrange, mergeKey: idsOf })
export const stretchBlocks = command<Arrangement>({
  id: 'blocks.stretch',
  label: 'Resize',
  apply: arrange,
  mergeKey: idsOf,
})
