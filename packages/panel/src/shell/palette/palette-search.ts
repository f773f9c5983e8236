import { holdsWords } from '@sitewright/model/search/panel-words'

export interface PaletteEntry {
  readonly label: string
  readonly group: string
  /** The keys that do the same, in words. */
  readonly keys?: string | undefined
  readonly run: () => void
}

const shown = 12

/** Entries that hold every typed word or another name for it; those that start with the text come first, other names last. */
export function searchEntries<Entry extends Pick<PaletteEntry, 'label' | 'group'>>(
  entries: readonly Entry[],
  text: string,
): Entry[] {
  const wanted = text.trim().toLowerCase()
  const found = entries.filter((entry) => holdsWords(`${entry.label} ${entry.group}`, wanted))
  const rank = ({ label }: Entry) => {
    const place = label.toLowerCase().indexOf(wanted)
    return place === 0 ? 0 : place > 0 ? 1 : 2
  }
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, shown)
}
