import { type Breakpoint, gridColumns } from '@sitewright/model/pages/grid'
import type { Spot } from './spots'

/** A line over the page where edges or centres meet; `at` may lie in the middle of a cell. */
export interface Guide {
  readonly axis: 'x' | 'y'
  readonly at: number
  readonly from: number
  readonly to: number
}

const other = { x: 'y', y: 'x' } as const

/** The lines on which the moved block meets its neighbours: edge on edge, centre on centre, and the middle of the section. */
export function findGuides(moved: Spot, neighbours: readonly Spot[], breakpoint: Breakpoint): Guide[] {
  const found = (['x', 'y'] as const).flatMap((axis) => {
    const lines = linesOf(moved, axis)
    return neighbours.flatMap((neighbour) =>
      linesOf(neighbour, axis)
        .filter((line) => lines.some((own) => own.at === line.at && own.isCentre === line.isCentre))
        .map((line) => guideBetween(axis, line.at, moved, neighbour)),
    )
  })
  const middle = gridColumns[breakpoint] / 2
  if ((moved.start.x + moved.end.x) / 2 === middle) found.push(guideBetween('x', middle, moved, moved))
  return joinGuides(found)
}

function linesOf({ start, end }: Spot, axis: 'x' | 'y') {
  return [
    { at: start[axis], isCentre: false },
    { at: end[axis], isCentre: false },
    { at: (start[axis] + end[axis]) / 2, isCentre: true },
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
