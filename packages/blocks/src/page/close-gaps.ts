import type { PlacedBlock, Section } from '@sitewright/model/pages/document'
import type { Placement } from '@sitewright/model/pages/grid'
import { isBlockEmpty, type KnownAssets } from './block-facts'

/**
 * The section without its empty blocks, and without the rows that only they took. Null when nothing is left of it; one that
 * the owner left without blocks is room on purpose.
 */
export function closeGaps(section: Section, context: KnownAssets): Section | null {
  const blocks = section.blocks.filter((block) => !isBlockEmpty(block, context))
  if (blocks.length === section.blocks.length) return section
  if (blocks.length === 0) return section.background.kind === 'none' ? null : { ...section, blocks }
  const empty = section.blocks.filter((block) => !blocks.includes(block))
  const desktop = createRowCloser(placesOf(empty, 'desktop'), placesOf(blocks, 'desktop'))
  const mobile = createRowCloser(placesOf(empty, 'mobile'), placesOf(blocks, 'mobile'))
  return {
    ...section,
    rows: {
      desktop: Math.max(1, desktop.closeRow(section.rows.desktop)),
      mobile: Math.max(1, mobile.closeRow(section.rows.mobile)),
    },
    blocks: blocks.map((block) => ({
      ...block,
      desktop: desktop.closePlace(block.desktop),
      ...(block.mobile ? { mobile: mobile.closePlace(block.mobile) } : {}),
    })),
  }
}

function placesOf(blocks: readonly PlacedBlock[], breakpoint: 'desktop' | 'mobile'): Placement[] {
  return blocks.flatMap((block) => block[breakpoint] ?? []).filter((place) => place.visible)
}

/** Takes rows out that `empty` took and none of `kept` takes. */
function createRowCloser(empty: readonly Placement[], kept: readonly Placement[]) {
  const isIn = (row: number) => (place: Placement) => place.start.y <= row && row < place.end.y
  const closed = new Set(
    empty
      .flatMap(({ start, end }) => Array.from({ length: end.y - start.y }, (_, index) => start.y + index))
      .filter((row) => !kept.some(isIn(row))),
  )
  const closeRow = (row: number) => row - [...closed].filter((it) => it < row).length
  const closePlace = (place: Placement): Placement => {
    const start = closeRow(place.start.y)
    // A hidden block may have lost all of its rows, and needs one.
    const end = Math.max(start + 1, closeRow(place.end.y))
    return { ...place, start: { ...place.start, y: start }, end: { ...place.end, y: end } }
  }
  return { closeRow, closePlace }
}
