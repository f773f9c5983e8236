import type { Placement } from '@sitewright/model/pages/grid'

/** Pairs of visible places, by index, that share a cell of the grid. */
export function listOverlaps(places: readonly Pick<Placement, 'start' | 'end' | 'visible'>[]): [number, number][] {
  const pairs = places.flatMap((_, a) => places.slice(a + 1).map((_, b): [number, number] => [a, a + 1 + b]))
  return pairs.filter(([a, b]) => {
    const [one, other] = [places[a], places[b]]
    if (!one?.visible || !other?.visible) return false
    const meets = (axis: 'x' | 'y') => one.start[axis] < other.end[axis] && other.start[axis] < one.end[axis]
    return meets('x') && meets('y')
  })
}
