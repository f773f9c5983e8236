import type { PageDocument } from '@sitewright/model/pages/document'

/** The same page when the section is missing or already at that end. */
export function stepSection(page: PageDocument, sectionId: string | null, step: 1 | -1): PageDocument {
  const from = page.sections.findIndex((section) => section.id === sectionId)
  return from < 0 ? page : moveSectionTo(page, sectionId, from + step)
}

/** The same page when the section is missing, stands there already, or there is no such place. */
export function moveSectionTo(page: PageDocument, sectionId: string | null, to: number): PageDocument {
  const from = page.sections.findIndex((section) => section.id === sectionId)
  const moved = page.sections[from]
  if (!moved || to === from || to < 0 || to >= page.sections.length) return page
  return { ...page, sections: page.sections.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
