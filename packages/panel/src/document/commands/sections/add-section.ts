import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { pageDocument, section } from '@sitewright/model/pages/document'
import { command, selectSection } from '../../page/command'

export const maxSections = maxLengthOf(pageDocument.shape.sections)

/** Adds an empty section after the given one, or at the end. */
export const addSection = command<{ afterId: string | null }>({
  id: 'section.add',
  label: 'Add section',
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
