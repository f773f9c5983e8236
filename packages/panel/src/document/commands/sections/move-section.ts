import { command, selectSection } from '../../page/command'
import { moveSectionTo } from './reorder-sections'

/** Puts a section at another place of the page, as dragging does. */
export const moveSection = command<{ sectionId: string; to: number }>({
  id: 'section.move',
  label: 'Move section',
  apply: (page, { sectionId, to }) => ({
    page: moveSectionTo(page, sectionId, to),
    select: selectSection(sectionId),
  }),
})
