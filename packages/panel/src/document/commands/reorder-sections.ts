import type { PageDocument } from '@sitewright/model/pages/document'

/** The same page when the section is missing or already at that end. */
export function moveSection(page: PageDocument, sectionId: string | null, step: 1 | -1): PageDocument {
  const from = page.sections.findIndex((section) => section.id === sectionId)
  const to = from + step
  const moved = page.sections[from]
  if (!moved || to < 0 || to >= page.sections.length) return page
  return { ...page, sections: page.sections.toSpliced(from, 1).toSpliced(to, 0, moved) }
}
