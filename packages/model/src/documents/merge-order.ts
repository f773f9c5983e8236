import type { Sides } from './merge-fields'

/**
 * The order of what is kept. Who moved things decides; when both did, `preferred` does. What either side added stands after
 * the same neighbor as on its side.
 */
export function mergeOrder(
  { base, mine, theirs }: Sides<readonly string[]>,
  kept: ReadonlySet<string>,
  preferred: 'mine' | 'theirs' = 'theirs',
): string[] {
  const common = new Set(base.filter((id) => kept.has(id) && mine.includes(id) && theirs.includes(id)))
  const only = (ids: readonly string[]) => ids.filter((id) => common.has(id))
  const hasMoved = (ids: readonly string[]) => !isSameList(only(ids), only(base))
  const leader = hasMoved(mine) && (preferred === 'mine' || !hasMoved(theirs)) ? mine : theirs
  const skeleton = only(leader)
  const runs = new Map<string, string[][]>()
  const placed = new Set(skeleton)
  for (const ids of [mine, theirs].toSorted(byFirstAddition(common))) collectRuns(ids, { kept, common, placed, runs })
  const after = (anchor: string): string[] => (runs.get(anchor) ?? []).flat()
  return [...after(''), ...skeleton.flatMap((id) => [id, ...after(id)])]
}

/** Whether both sides changed the order of what they share, differently. */
export function isOrderConflict({ base, mine, theirs }: Sides<readonly string[]>): boolean {
  const common = new Set(base.filter((id) => mine.includes(id) && theirs.includes(id)))
  const [b, m, t] = [base, mine, theirs].map((ids) => ids.filter((id) => common.has(id)))
  return !isSameList(m ?? [], b ?? []) && !isSameList(t ?? [], b ?? []) && !isSameList(m ?? [], t ?? [])
}

interface Collected {
  readonly kept: ReadonlySet<string>
  readonly common: ReadonlySet<string>
  readonly placed: Set<string>
  readonly runs: Map<string, string[][]>
}

function collectRuns(ids: readonly string[], { kept, common, placed, runs }: Collected): void {
  let anchor = ''
  let run: string[] = []
  const close = () => {
    if (run.length > 0) runs.set(anchor, [...(runs.get(anchor) ?? []), run])
    run = []
  }
  for (const id of ids) {
    if (common.has(id)) {
      close()
      anchor = id
    } else if (kept.has(id) && !placed.has(id)) {
      run.push(id)
      placed.add(id)
    }
  }
  close()
}

/** The same whichever side is called mine. */
function byFirstAddition(common: ReadonlySet<string>) {
  const first = (ids: readonly string[]) => ids.filter((id) => !common.has(id)).toSorted()[0] ?? ''
  return (a: readonly string[], b: readonly string[]) => (first(a) < first(b) ? -1 : 1)
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}
