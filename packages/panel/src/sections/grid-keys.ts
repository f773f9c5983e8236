/** The card that a key leads to in a grid of cards, or null when the key is not for moving. The ends hold. */
export function moveInGrid(
  key: string,
  from: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns > count - 1 ? from : from + columns,
    ArrowUp: from - columns < 0 ? from : from - columns,
    Home: 0,
    End: count - 1,
  }
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to))
}

/** How many cards stand in the first row: those with the same upper edge. */
export function countColumns(tops: readonly number[]): number {
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}
