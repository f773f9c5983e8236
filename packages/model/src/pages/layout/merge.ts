import { type Decide, mergeFields, mergeValue, type Sides } from '../../documents/merge-fields'
import { isOrderConflict, mergeOrder } from '../../documents/merge-order'
import { isSameJson } from '../../documents/same-json'
import type { PageDocument, PlacedBlock, Section } from '../document'
import { maxBlocksInSection } from '../grid'
import { separateBlocks } from './separate-blocks'

/** Two people changed the same field of the same part of a page. */
export interface PageConflict {
  /** The same for the same conflict, however often the pages are merged. */
  readonly key: string
  /** Null for the order of the sections. */
  readonly sectionId: string | null
  readonly blockId: string | null
  /** `whole` when one side deleted the part, `section` where a block belongs, `order`, `full`, `desktop`, `mobile`, else a setting. */
  readonly field: string
  readonly mine: unknown
  readonly theirs: unknown
}

export type PagePicks = Readonly<Record<string, 'mine' | 'theirs'>>

export interface MergedPage {
  readonly page: PageDocument
  /** Those that are not decided; the page has the other side's value there. */
  readonly conflicts: readonly PageConflict[]
}

/** Joins what two people made of the same page: section by section, block by block, field by field. */
export function mergePages(sides: Sides<PageDocument>, picks: PagePicks = {}): MergedPage {
  if (isSameJson(sides.mine, sides.theirs) || isSameJson(sides.mine, sides.base))
    return { page: sides.theirs, conflicts: [] }
  if (isSameJson(sides.theirs, sides.base)) return { page: sides.mine, conflicts: [] }
  const conflicts: PageConflict[] = []
  const reportFor =
    (sectionId: string | null, blockId: string | null = null): Decide =>
    ({ field, mine, theirs }) => {
      const key = [sectionId ?? '', blockId ?? '', field].join(' ')
      if (!picks[key]) conflicts.push({ key, sectionId, blockId, field, mine, theirs })
      return picks[key]
    }
  const sections = mergeParts(
    eachSide(sides, (page) => new Map(page.sections.map((it) => [it.id, it]))),
    (id, found) => mergeSection(found, reportFor(id)),
    (id, found) => mergeValue('whole', found, reportFor(id)) as Section | undefined,
  )
  const blocks = mergeBlocks(sides, sections, reportFor)
  const order = mergeSectionOrder(sides, sections, reportFor(null))
  const merged = order.flatMap((id) => {
    const section = sections.get(id)
    return section ? [fillSection(section, blocks, sides, reportFor(id))] : []
  })
  return { page: { ...sides.theirs, sections: merged }, conflicts }
}

interface HomedBlock {
  readonly section: string
  readonly block: PlacedBlock
}

function mergeSection({ base, mine, theirs }: Sides<Section>, report: Decide): Section {
  const fields = eachSide({ base, mine, theirs }, ({ blocks: _blocks, rows: _rows, ...rest }) => rest)
  const rows = {
    desktop: Math.max(mine.rows.desktop, theirs.rows.desktop),
    mobile: Math.max(mine.rows.mobile, theirs.rows.mobile),
  }
  const isChanged = (part: Section) => !isSameJson(part.rows, base.rows)
  const kept = isChanged(mine) ? (isChanged(theirs) ? rows : mine.rows) : theirs.rows
  return { ...(mergeFields(fields, report) as Omit<Section, 'blocks' | 'rows'>), rows: kept, blocks: [] }
}

function mergeBlocks(
  sides: Sides<PageDocument>,
  sections: ReadonlyMap<string, Section>,
  reportFor: (sectionId: string, blockId: string) => Decide,
): Map<string, HomedBlock> {
  const homes = eachSide(sides, listHomes)
  // Blocks that went with their whole section were not deleted one by one: the section's fate is theirs.
  for (const side of ['mine', 'theirs'] as const) {
    const present = new Set(sides[side].sections.map((it) => it.id))
    for (const [id, home] of homes.base)
      if (!present.has(home.section) && !homes[side].has(id)) homes[side].set(id, home)
  }
  const merged = mergeParts(
    homes,
    (id, found) => mergeBlock(found, reportFor(found.theirs.section, id)),
    (id, found) =>
      mergeValue('whole', found, reportFor((found.mine ?? found.theirs)?.section ?? '', id)) as HomedBlock | undefined,
  )
  for (const [id, home] of merged) if (!sections.has(home.section)) merged.delete(id)
  return merged
}

function mergeBlock({ base, mine, theirs }: Sides<HomedBlock>, report: Decide): HomedBlock {
  const home = eachSide({ base, mine, theirs }, ({ section, block: { props: _props, ...rest } }) => ({
    ...rest,
    section,
  }))
  const { section, ...placed } = mergeFields(home, report) as Omit<PlacedBlock, 'props'> & { section: string }
  const props = eachSide({ base, mine, theirs }, ({ block }) => block.props)
  const merged = mergeFields(props, report, { prefix: 'props/' })
  return { section, block: { ...placed, props: merged } }
}

function mergeSectionOrder(
  sides: Sides<PageDocument>,
  sections: ReadonlyMap<string, Section>,
  report: Decide,
): string[] {
  const ids = eachSide(sides, (page) => page.sections.map((it) => it.id))
  const isAsked = isOrderConflict(ids)
  const picked = isAsked ? report({ field: 'order', ...ids }) : undefined
  return mergeOrder(ids, new Set(sections.keys()), picked ?? 'theirs')
}

/** Puts the blocks into their section, in order and apart from each other. */
function fillSection(
  section: Section,
  homes: ReadonlyMap<string, HomedBlock>,
  sides: Sides<PageDocument>,
  report: Decide,
) {
  const kept = new Set([...homes].filter(([, home]) => home.section === section.id).map(([id]) => id))
  const blocksOf = (page: PageDocument) => page.sections.find((it) => it.id === section.id)?.blocks ?? []
  const ids = eachSide(sides, (page) => blocksOf(page).map((it) => it.id))
  const ordered = [...new Set([...mergeOrder(ids, kept), ...kept])]
  const fitting = chooseFitting(ordered, ids, report)
  const blocks = ordered.flatMap((id) => {
    const block = homes.get(id)?.block
    return block && fitting.has(id) ? [block] : []
  })
  const apart = separateBlocks(blocks, [blocksOf(sides.mine), blocksOf(sides.theirs)])
  const desktop = Math.max(section.rows.desktop, ...apart.map((block) => block.desktop.end.y))
  return { ...section, rows: { ...section.rows, desktop }, blocks: [...apart] }
}

/** A section that both filled to the brim cannot hold everything: one side's blocks come first. */
function chooseFitting(ordered: readonly string[], ids: Sides<readonly string[]>, report: Decide): Set<string> {
  if (ordered.length <= maxBlocksInSection) return new Set(ordered)
  const first = new Set(report({ field: 'full', ...ids }) === 'mine' ? ids.mine : ids.theirs)
  return new Set(ordered.toSorted((a, b) => Number(first.has(b)) - Number(first.has(a))).slice(0, maxBlocksInSection))
}

/** Keeps what both have, what either added, and what one deleted and the other left alone. */
function mergeParts<Part>(
  { base, mine, theirs }: Sides<ReadonlyMap<string, Part>>,
  mergeBoth: (id: string, found: Sides<Part>) => Part,
  mergeDeleted: (id: string, found: Sides<Part | undefined>) => Part | undefined,
): Map<string, Part> {
  const merged = new Map<string, Part>()
  for (const id of new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])) {
    const [b, m, t] = [base.get(id), mine.get(id), theirs.get(id)]
    const part =
      m !== undefined && t !== undefined
        ? mergeBoth(id, { base: b ?? t, mine: m, theirs: t })
        : mergeDeleted(id, { base: b, mine: m, theirs: t })
    if (part !== undefined) merged.set(id, part)
  }
  return merged
}

function listHomes(page: PageDocument): Map<string, HomedBlock> {
  return new Map(
    page.sections.flatMap((section) =>
      section.blocks.map((block): [string, HomedBlock] => [block.id, { section: section.id, block }]),
    ),
  )
}

function eachSide<From, To>(sides: Sides<From>, read: (side: From) => To): Sides<To> {
  return { base: read(sides.base), mine: read(sides.mine), theirs: read(sides.theirs) }
}
