import { isMovingDesign } from '@sitewright/model/galleries/design-fields'
import { type Breakpoint, breakpoints, gridColumns } from '@sitewright/model/pages/grid'
import type { BlockPlace } from '../ground/define-block'
import { usualScreens } from '../ground/first-view'
import { columnWidthOf, rowHeightOf, sharedRatio, slidesPerRowOf } from './gallery-measures'
import type { Gallery } from './schema'

/** More pictures at once would keep each other waiting. */
const mostAtOnce = 10
const wordsPx = 48

interface Layout {
  readonly props: Gallery
  /** Width by height of each picture as it is drawn. */
  readonly ratios: readonly number[]
  readonly widthPx: number
  readonly roomPx: number
  readonly breakpoint: Breakpoint
}

/** Slides that the first screen shows before anybody scrolls: their pictures do not wait until they are near. */
export function listFirstSlides(props: Gallery, place: BlockPlace, ratios: readonly number[]): ReadonlySet<number> {
  const first = new Set<number>()
  for (const breakpoint of breakpoints) {
    const roomPx = place.firstView[breakpoint]
    if (roomPx === 0 || ratios.length === 0) continue
    const share = Math.min(1, place.columns[breakpoint] / gridColumns[breakpoint])
    const widthPx = share * usualScreens[breakpoint].width
    for (const index of slidesInRoom({ props, ratios, widthPx, roomPx, breakpoint })) first.add(index)
  }
  return new Set([...first].sort((a, b) => a - b).slice(0, mostAtOnce))
}

function slidesInRoom(layout: Layout): number[] {
  const { props, breakpoint } = layout
  const isPhone = breakpoint === 'mobile'
  if (props.design === 'carousel') return firstOf(layout, slidesPerRowOf(props))
  if (props.design === 'slider') return firstOf(layout, isPhone ? 2 : 3)
  if (isMovingDesign(props.design)) return [0]
  if (props.design === 'autocolumns') return topsOfColumns(layout)
  if (props.design === 'autorows') return firstRows(layout)
  const columns =
    props.design === 'grid' ? slidesPerRowOf(props) : props.design === 'autogrid' ? autoColumns(layout) : 1
  return rowsOfCells(layout, isPhone ? Math.min(columns, 2) : columns)
}

const firstOf = ({ ratios }: Layout, count: number) => ratios.slice(0, count).map((_, index) => index)
const autoColumns = ({ props, widthPx }: Layout) => Math.max(1, Math.floor(widthPx / columnWidthOf(props)))

function rowsOfCells(layout: Layout, columns: number): number[] {
  const rowPx = layout.widthPx / columns / sharedRatio(layout.props)
  return firstOf(layout, columns * Math.ceil(layout.roomPx / rowPx))
}

function firstRows(layout: Layout): number[] {
  const heightPx = Math.min(rowHeightOf(layout.props), layout.widthPx * 0.46)
  const acrossPx = Math.ceil(layout.roomPx / heightPx) * layout.widthPx
  let usedPx = 0
  const count = layout.ratios.findIndex((ratio) => {
    usedPx += ratio * heightPx
    return usedPx >= acrossPx
  })
  return firstOf(layout, count === -1 ? layout.ratios.length : count + 1)
}

/** The browser fills one column after the other: what stands at their tops is spread over the list. */
function topsOfColumns(layout: Layout): number[] {
  const { ratios, widthPx, roomPx, breakpoint } = layout
  const columns = breakpoint === 'mobile' ? 2 : autoColumns(layout)
  const heights = ratios.map((ratio) => widthPx / columns / ratio + wordsPx)
  const columnPx = heights.reduce((sum, height) => sum + height, 0) / columns
  const tops: number[] = []
  let fromTopPx = 0
  for (const [index, height] of heights.entries()) {
    if (fromTopPx > 0 && fromTopPx + height > columnPx + height / 2) fromTopPx = 0
    if (fromTopPx < roomPx) tops.push(index)
    fromTopPx += height
  }
  return tops
}
