export interface PaletteEntry {
  readonly label: string
  readonly group: string
  /** The keys that do the same, in words. */
  readonly keys?: string | undefined
  readonly run: () => void
}

const shown = 12

/** Entries that hold every typed word; those that start with the text come first. */
export function searchEntries<Entry extends Pick<PaletteEntry, 'label' | 'group'>>(
  entries: readonly Entry[],
  text: string,
): Entry[] {
  const wanted = text.trim().toLowerCase()
  const words = wanted.split(/\s+/).filter(Boolean)
  const found = entries.filter((entry) =>
    words.every((word) => `${entry.label} ${entry.group}`.toLowerCase().includes(word)),
  )
  const rank = (entry: Entry) => (entry.label.toLowerCase().startsWith(wanted) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, shown)
}
