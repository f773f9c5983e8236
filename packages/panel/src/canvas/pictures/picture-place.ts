import { image } from '@sitewright/blocks/image/schema'
import type { Asset } from '@sitewright/model/assets/asset-answers'
import type { Breakpoint } from '@sitewright/model/pages/grid'
import { gridColumns } from '@sitewright/model/pages/grid'
import { clamp } from '../../document/layout/spots'
import type { PageSession } from '../../document/page-session'
import type { Box } from '../box'
import type { Point } from '../gestures/gesture'
import { cellAt, type MeasuredGrid, measureGrid } from '../gestures/measure-grid'
import { type PartMarks, partAt } from '../mark-parts'
import { hasRoomForPictures, type PicturePlace } from './put-pictures'

interface Surroundings {
  readonly session: PageSession
  readonly marks: PartMarks
  readonly breakpoint: Breakpoint
}

/** A place on the page, and what is drawn there while pictures hang over it. */
export interface ShownPlace extends PicturePlace {
  readonly box: Box
  /** Null where a block takes them. */
  readonly grid: MeasuredGrid | null
}

const { columns, rows } = image.size
const mostRows = 60

/** The place under the pointer; null beside the sections of the page. */
export function findPicturePlace(target: EventTarget | null, point: Point, around: Surroundings): ShownPlace | null {
  if (around.session.store.read().page.sections.length === 0) return findEmptyPage(target)
  const part = partAt(target)
  const section = part && around.marks.find(part.sectionId ?? '')
  const grid = section && measureGrid(section, around.breakpoint)
  if (!part || !section || !grid) return null
  const { sectionId, blockId } = part
  const rowsOf = (asset: Pick<Asset, 'width' | 'height'>) => rowsOfPicture(asset, grid, around.breakpoint)
  const block = hasRoomForPictures(around.session, blockId) && around.marks.find(blockId ?? '')
  if (block) return { sectionId, blockId, at: null, rowsOf, box: block.getBoundingClientRect(), grid: null }
  // What phones show follows the desktop: there the pictures go under everything.
  if (around.breakpoint === 'mobile')
    return { sectionId, blockId: null, at: null, rowsOf, box: section.getBoundingClientRect(), grid: null }
  const cell = cellAt(grid, point)
  const at = { x: clamp(cell.x, 0, gridColumns.desktop - columns), y: cell.y }
  return { sectionId, blockId: null, at, rowsOf, box: boxOf(grid, at), grid }
}

/** A page without sections takes them anywhere. */
function findEmptyPage(target: EventTarget | null): ShownPlace | null {
  const main = (target as Node | null)?.ownerDocument?.querySelector('main')
  if (!main) return null
  return {
    ...{ sectionId: null, blockId: null, at: null, grid: null },
    rowsOf: () => rows,
    box: main.getBoundingClientRect(),
  }
}

/** For a selection, where no pointer shows the way. */
export function placeOfSelection({ session, marks, breakpoint }: Surroundings): PicturePlace {
  const { sectionId, blockId } = session.store.read().selection
  const section = sectionId === null ? null : marks.find(sectionId)
  const grid = section && measureGrid(section, breakpoint)
  return { sectionId, blockId, at: null, rowsOf: (asset) => (grid ? rowsOfPicture(asset, grid, breakpoint) : rows) }
}

function boxOf({ box, columns: tracks, rows: lines }: MeasuredGrid, at: Point): Box {
  const left = tracks.starts[at.x + 1] ?? 0
  const top = lines.starts[at.y] ?? 0
  const width = (tracks.ends[at.x + columns] ?? left) - left
  const height = (lines.ends[at.y + rows - 1] ?? top) - top
  return { left: box.left + left, top: box.top + top, width, height }
}

/** As high as the picture is beside its width, so that nothing of it is cut off. */
function rowsOfPicture(
  { width, height }: Pick<Asset, 'width' | 'height'>,
  { columns: tracks, rows: lines }: MeasuredGrid,
  breakpoint: Breakpoint,
): number {
  if (!width || !height || breakpoint === 'mobile') return rows
  const widthPx = (tracks.ends[columns] ?? 0) - (tracks.starts[1] ?? 0)
  // The last rows are only possible, and none of them has grown with a text.
  const [before = 0, start = 0] = lines.starts.slice(-2)
  const gapPx = start - (lines.ends.at(-2) ?? start)
  return clamp(Math.round(((widthPx * height) / width + gapPx) / (start - before)), 1, mostRows)
}
