/** The limit in a textarea's `data-max-length`, or null when there is none to count against. */
export function readMaxLength(attribute: string | null | undefined): number | null {
  const max = /^\s*\d+\s*$/.test(attribute ?? '') ? Number(attribute) : 0
  return max > 0 ? max : null
}

export function describeCounter(length: number, max: number): { text: string; isOver: boolean } {
  return { text: `${length} / ${max}`, isOver: length > max }
}
