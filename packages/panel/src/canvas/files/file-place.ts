import type { BlockDefinition } from '@sitewright/blocks/ground/define-block'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { gridColumns } from '@sitewright/model/pages/grid'
import { blockOfKind, type ShownKind } from '../../document/commands/blocks/add-files'
import { clamp } from '../../document/layout/spots'
import type { PageSession } from '../../document/sessions/page-session'
import type { Box } from '../../frame/box'
import { findEdited } from '../../frame/edited-region'
import type { Point } from '../../frame/gesture'
import { type PartMarks, partAt } from '../../frame/mark-parts'
import { cellAt, type MeasuredGrid, measureGrid } from '../../frame/measure-grid'
import { type FilePlace, hasRoomFor, type ShownAsset } from './put-files'

interface Surroundings {
  readonly session: PageSession
  readonly marks: PartMarks
  readonly breakpoint: Breakpoint
}

/** A place on the page, and what is drawn there while files hang over it. */
export interface ShownPlace extends FilePlace {
  readonly box: Box
  /** Null where a block takes them. */
  readonly grid: MeasuredGrid | null
}

const maxRows = 60

/** The place under the pointer; null beside the sections of the page. */
export function findFilePlace(
  kind: ShownKind,
  target: EventTarget | null,
  point: Point,
  around: Surroundings,
): ShownPlace | null {
  if (around.session.store.read().page.sections.length === 0) return findEmptyPage(target)
  const part = partAt(target)
  const section = part && around.marks.find(part.sectionId ?? '')
  const grid = section && measureGrid(section, around.breakpoint)
  if (!part || !section || !grid) return null
  const { sectionId, blockId } = part
  const rowsOf = (asset: ShownAsset) => rowsOfShape(asset, grid, around.breakpoint)
  const block = hasRoomFor(kind, around.session, blockId) && around.marks.find(blockId ?? '')
  if (block) return { sectionId, blockId, at: null, rowsOf, box: block.getBoundingClientRect(), grid: null }
  // What phones show follows the desktop: there the files go under everything.
  if (around.breakpoint === 'mobile')
    return { sectionId, blockId: null, at: null, rowsOf, box: section.getBoundingClientRect(), grid: null }
  const cell = cellAt(grid, point)
  const { size } = blockOfKind[kind]
  const at = { x: clamp(cell.x, 0, gridColumns.desktop - size.columns), y: cell.y }
  return { sectionId, blockId: null, at, rowsOf, box: boxOf(grid, at, size), grid }
}

export interface BlockSpot {
  readonly sectionId: string
  /** The cell on the desktop; null puts it under everything. */
  readonly at: Point | null
  readonly box: Box
  readonly grid: MeasuredGrid | null
}

/** Where a new block would be put down under the pointer; null beside the sections of what is edited. */
export function findBlockSpot(
  { size }: Pick<BlockDefinition, 'size'>,
  target: EventTarget | null,
  point: Point,
  { marks, breakpoint }: Omit<Surroundings, 'session'>,
): BlockSpot | null {
  const sectionId = partAt(target)?.sectionId ?? null
  const section = sectionId === null ? null : marks.find(sectionId)
  const grid = section && measureGrid(section, breakpoint)
  if (sectionId === null || !section || !grid) return null
  if (breakpoint === 'mobile') return { sectionId, at: null, box: section.getBoundingClientRect(), grid: null }
  const columns = Math.min(size.columns, gridColumns.desktop)
  const cell = cellAt(grid, point)
  const at = { x: clamp(cell.x, 0, gridColumns.desktop - columns), y: cell.y }
  return { sectionId, at, box: boxOf(grid, at, { ...size, columns }), grid }
}

/** A page without sections takes them anywhere. */
function findEmptyPage(target: EventTarget | null): ShownPlace | null {
  const main = findEdited((target as Node | null)?.ownerDocument ?? null)
  if (!main) return null
  return {
    ...{ sectionId: null, blockId: null, at: null, grid: null },
    rowsOf: ({ kind }) => blockOfKind[kind].size.rows,
    box: main.getBoundingClientRect(),
  }
}

/** For a selection, where no pointer shows the way. */
export function placeOfSelection({ session, marks, breakpoint }: Surroundings): FilePlace {
  const { sectionId, blockId } = session.store.read().selection
  const section = sectionId === null ? null : marks.find(sectionId)
  const grid = section && measureGrid(section, breakpoint)
  const rowsOf = (asset: ShownAsset) =>
    grid ? rowsOfShape(asset, grid, breakpoint) : blockOfKind[asset.kind].size.rows
  return { sectionId, blockId, at: null, rowsOf }
}

function boxOf(
  { box, columns: tracks, rows: lines }: MeasuredGrid,
  at: Point,
  { columns, rows }: BlockDefinition['size'],
): Box {
  const left = tracks.starts[at.x + 1] ?? 0
  const top = lines.starts[at.y] ?? 0
  const width = (tracks.ends[at.x + columns] ?? left) - left
  const height = (lines.ends[at.y + rows - 1] ?? top) - top
  return { left: box.left + left, top: box.top + top, width, height }
}

/** As high as it is beside its width, so that nothing of it is cut off. */
function rowsOfShape(
  { kind, width, height }: ShownAsset,
  { columns: tracks, rows: lines }: MeasuredGrid,
  breakpoint: Breakpoint,
): number {
  const { columns, rows } = blockOfKind[kind].size
  if (!width || !height || breakpoint === 'mobile') return rows
  const widthPx = (tracks.ends[columns] ?? 0) - (tracks.starts[1] ?? 0)
  // The last rows are only possible, and none of them has grown with a text.
  const [before = 0, start = 0] = lines.starts.slice(-2)
  const gapPx = start - (lines.ends.at(-2) ?? start)
  return clamp(Math.round(((widthPx * height) / width + gapPx) / (start - before)), 1, maxRows)
}
