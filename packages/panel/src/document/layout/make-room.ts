import { isOverlapping, lastRow, rowsOf, type Spot, type Spots, shiftSpot } from './spots'

/**
 * Where the blocks of a section stand once some of them were put elsewhere: what they would newly cover moves down, and
 * whatever that would cover too. Blocks that lay over each other before may go on doing so, and move together. Null when
 * the grid has no rows left.
 */
export function makeRoom(before: Spots, moved: Spots): Map<string, Spot> | null {
  const placed = new Map<string, Spot>()
  const resting = new Map([...before].filter(([id]) => !moved.has(id)))
  const first = [...moved].sort(([, a], [, b]) => a.start.y - b.start.y).map((entry) => [entry])
  for (const group of [...first, ...listGroups(resting)]) {
    const down = findFreeRows(group, before, placed)
    if (down === null) return null
    for (const [id, spot] of group) placed.set(id, down === 0 ? spot : shiftSpot(spot, 0, down))
  }
  return placed
}

type Group = readonly (readonly [string, Spot])[]

/** The rows by which the group has to go down until it covers nothing that it did not cover before. */
function findFreeRows(group: Group, before: Spots, placed: Spots): number | null {
  let down = 0
  for (;;) {
    if (group.some(([, spot]) => spot.end.y + down > lastRow)) return null
    const step = stepPast(group, down, before, placed)
    if (step === 0) return down
    down += step
  }
}

function stepPast(group: Group, down: number, before: Spots, placed: Spots): number {
  for (const [id, spot] of group) {
    const here = down === 0 ? spot : shiftSpot(spot, 0, down)
    for (const [otherId, other] of placed) {
      if (isOverlapping(here, other) && !haveOverlapped(before, id, otherId)) return other.end.y - here.start.y
    }
  }
  return 0
}

function haveOverlapped(before: Spots, id: string, otherId: string): boolean {
  const [spot, other] = [before.get(id), before.get(otherId)]
  return spot !== undefined && other !== undefined && isOverlapping(spot, other)
}

/** Blocks that lie over each other belong together; groups from the top of the section down. */
function listGroups(spots: Spots): Group[] {
  const left = new Map([...spots].sort(([, a], [, b]) => a.start.y - b.start.y || a.start.x - b.start.x))
  const groups: [string, Spot][][] = []
  for (const [id, spot] of left) {
    left.delete(id)
    const group: [string, Spot][] = [[id, spot]]
    for (const [, member] of group) {
      for (const [otherId, other] of left) {
        if (!isOverlapping(member, other)) continue
        left.delete(otherId)
        group.push([otherId, other])
      }
    }
    groups.push(group.sort(([, a], [, b]) => a.start.y - b.start.y || rowsOf(b) - rowsOf(a)))
  }
  return groups
}
