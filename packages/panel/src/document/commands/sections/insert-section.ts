import { copySection } from '@sitewright/blocks/presets/make-section'
import type { Section } from '@sitewright/model/pages/document'
import { command, selectSection } from '../../page/command'
import { maxSections } from './add-section'

/** Puts a copy of the section before the one at `index`, or at the end. */
export const insertSection = command<{ index: number; section: Section }>({
  id: 'section.add',
  label: 'Add section',
  isEnabled: (page) => page.sections.length < maxSections,
  apply: (page, { index, section }, { newId }) => {
    const added = copySection(section, newId)
    return { page: { ...page, sections: page.sections.toSpliced(index, 0, added) }, select: selectSection(added.id) }
  },
})
