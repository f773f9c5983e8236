export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** Whether something below a path of fields is wrong. */
export function hasErrorAt(errors: Readonly<Record<string, string>>, path: string): boolean {
  return Object.keys(errors).some((field) => field.startsWith(path))
}
