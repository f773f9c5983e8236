const wordsPerMinute = 200

/** Whole minutes, one at least. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
