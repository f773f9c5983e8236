const usual = [30, 90, 180, 365, 730, 1825] as const

const words: Readonly<Record<number, string>> = { 365: 'for 1 year', 730: 'for 2 years', 1825: 'for 5 years' }

export function writeRetention(days: number | null): string {
  return days === null ? 'forever' : (words[days] ?? `for ${days} days`)
}

/** The usual times, and the stored one where it is none of them. */
export function retentionChoices(stored: number | null): { value: string; label: string }[] {
  const all = new Set<number>(stored === null ? usual : [...usual, stored])
  const inOrder: (number | null)[] = [null, ...[...all].sort((a, b) => a - b)]
  return inOrder.map((days) => {
    const text = writeRetention(days)
    return { value: days === null ? '' : String(days), label: text.charAt(0).toUpperCase() + text.slice(1) }
  })
}

/** Something that is kept today would be deleted. */
export function isShorter(days: number, stored: number | null): boolean {
  return stored === null || days < stored
}
