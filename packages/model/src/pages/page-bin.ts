/** Deleted pages and files can be taken back for this long. */
export const daysInBin = 30
export const binMs = daysInBin * 24 * 60 * 60 * 1000

/** Whole days that are left, counted up: a page deleted a moment ago has 30. */
export function daysLeftInBin(deletedAt: number, now: number): number {
  return Math.max(0, Math.ceil((deletedAt + binMs - now) / (24 * 60 * 60 * 1000)))
}
