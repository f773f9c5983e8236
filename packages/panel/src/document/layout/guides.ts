import { type Breakpoint, gridColumns } from '@sitewright/model/pages/grid'
import type { Spot } from './spots'

/** A line over the page where edges or centers meet; `at` may lie in the middle of a cell. */
export interface Guide {
  readonly axis: 'x' | 'y'
  readonly at: number
  readonly from: number
  readonly to: number
}

const other = { x: 'y', y: 'x' } as const

/** The lines on which the moved block meets its neighbors: edge on edge, center on center, and the middle of the section. */
export function findGuides(moved: Spot, neighbors: readonly Spot[], breakpoint: Breakpoint): Guide[] {
  const found = (['x', 'y'] as const).flatMap((axis) => {
    const lines = linesOf(moved, axis)
    return neighbors.flatMap((neighbor) =>
      linesOf(neighbor, axis)
        .filter((line) => lines.some((own) => own.at === line.at && own.isCenter === line.isCenter))
        .map((line) => guideBetween(axis, line.at, moved, neighbor)),
    )
  })
  const middle = gridColumns[breakpoint] / 2
  if ((moved.start.x + moved.end.x) / 2 === middle) found.push(guideBetween('x', middle, moved, moved))
  return joinGuides(found)
}

function linesOf({ start, end }: Spot, axis: 'x' | 'y') {
  return [
    { at: start[axis], isCenter: false },
    { at: end[axis], isCenter: false },
    { at: (start[axis] + end[axis]) / 2, isCenter: true },
  ]
}

function guideBetween(axis: 'x' | 'y', at: number, a: Spot, b: Spot): Guide {
  const along = other[axis]
  return { axis, at, from: Math.min(a.start[along], b.start[along]), to: Math.max(a.end[along], b.end[along]) }
}

/** One line for each place, as long as all that meet there. */
function joinGuides(guides: readonly Guide[]): Guide[] {
  const joined = new Map<string, Guide>()
  for (const guide of guides) {
    const key = `${guide.axis} ${guide.at}`
    const known = joined.get(key)
    const from = Math.min(guide.from, known?.from ?? guide.from)
    joined.set(key, { ...guide, from, to: Math.max(guide.to, known?.to ?? guide.to) })
  }
  return [...joined.values()]
}
