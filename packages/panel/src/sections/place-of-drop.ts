/** The place that a dragged row takes when it is let go over another one's upper or lower half. */
export function placeOfDrop(from: number, over: { index: number; isAfter: boolean }): number {
  const gap = over.isAfter ? over.index + 1 : over.index
  return gap > from ? gap - 1 : gap
}
