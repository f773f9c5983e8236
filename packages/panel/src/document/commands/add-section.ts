import { section } from '@sitewright/model/pages/document'
import { command, selectSection } from '../command'

export const maxSections = 100

/** Adds an empty section after the given one, or at the end. */
export const addSection = command<{ afterId: string | null }>({
  id: 'section.add',
  label: 'Add a section',
  isEnabled: (page) => page.sections.length < maxSections,
  apply: (page, { afterId }, { newId }) => {
    const added = section.parse({ id: newId(), blocks: [] })
    const after = page.sections.findIndex((it) => it.id === afterId)
    const place = after < 0 ? page.sections.length : after + 1
    return {
      page: { ...page, sections: page.sections.toSpliced(place, 0, added) },
      select: selectSection(added.id),
    }
  },
})
