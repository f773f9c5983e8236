import type { PageDocument, PlacedBlock, Section } from '@sitewright/model/pages/document'

export interface FoundBlock {
  section: Section
  block: PlacedBlock
}

export function findBlock(page: PageDocument, blockId: string | null): FoundBlock | null {
  for (const section of page.sections) {
    const block = section.blocks.find((it) => it.id === blockId)
    if (block) return { section, block }
  }
  return null
}

export function findSection(page: PageDocument, sectionId: string | null): Section | null {
  return page.sections.find((it) => it.id === sectionId) ?? null
}

/** Where something new goes: into the section that was meant, else into the last one. Null: the page has none. */
export function findTarget(page: PageDocument, sectionId: string | null): Section | null {
  return findSection(page, sectionId) ?? page.sections.at(-1) ?? null
}

export function changeSectionOf(
  page: PageDocument,
  sectionId: string,
  change: (section: Section) => Section,
): PageDocument {
  return { ...page, sections: page.sections.map((it) => (it.id === sectionId ? change(it) : it)) }
}

export function changeBlockOf(
  page: PageDocument,
  blockId: string,
  change: (block: PlacedBlock) => PlacedBlock,
): PageDocument {
  const found = findBlock(page, blockId)
  if (!found) return page
  return changeSectionOf(page, found.section.id, (section) =>
    fitRows({ ...section, blocks: section.blocks.map((it) => (it.id === blockId ? change(it) : it)) }),
  )
}

/** The first row that is free over the whole width. */
export function nextFreeRow(section: Pick<Section, 'blocks'>): number {
  return Math.max(0, ...section.blocks.map((block) => block.desktop.end.y))
}

/** A section has at least the rows that its blocks reach down to. */
export function fitRows(section: Section): Section {
  const desktop = Math.max(section.rows.desktop, nextFreeRow(section))
  return desktop === section.rows.desktop ? section : { ...section, rows: { ...section.rows, desktop } }
}
