export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from]
  return moved === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** What a closed row is called: its first short text, or its place in the list. */
export function titleOfItem(row: unknown, fallback: string): string {
  if (typeof row !== 'object' || row === null) return fallback
  const text = Object.values(row).find(
    (value) => typeof value === 'string' && value.trim() !== '' && !/^[0-9a-f]{24}$/.test(value),
  )
  return typeof text === 'string' ? text.slice(0, 60) : fallback
}
