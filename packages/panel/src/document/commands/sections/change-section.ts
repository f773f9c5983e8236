import type { Section } from '@sitewright/model/pages/document'
import { command } from '../../page/command'
import { changeSectionOf } from '../../page/edit-page'

export type SectionChange = Partial<Omit<Section, 'id' | 'blocks'>>

export const changeSection = command<{ sectionId: string; change: SectionChange }>({
  id: 'section.change',
  label: 'Change section',
  mergeKey: ({ sectionId, change }) => `${sectionId} ${Object.keys(change).join(' ')}`,
  apply: (page, { sectionId, change }) => ({
    page: changeSectionOf(page, sectionId, (section) => ({ ...section, ...change })),
  }),
})
