import { useState } from 'react'

export interface RowSelection {
  readonly areAll: boolean
  has(id: string): boolean
  /** A range goes on from the row that was selected or left last. */
  set(id: string, isSelected: boolean, isRange?: boolean): void
  toggleAll(): void
}

/** Which rows of a list are selected, one by one, from one to another, or all that are there. */
export function useRowSelection(
  rows: readonly { readonly id: string }[],
  selected: ReadonlySet<string>,
  onSelected: (ids: ReadonlySet<string>) => void,
): RowSelection {
  const [lastId, setLastId] = useState<string | null>(null)
  const areAll = rows.every(({ id }) => selected.has(id))
  function set(id: string, isSelected: boolean, isRange = false) {
    const [start, end] = [rows.findIndex((it) => it.id === lastId), rows.findIndex((it) => it.id === id)]
    const range = isRange && start >= 0 ? rows.slice(Math.min(start, end), Math.max(start, end) + 1) : []
    const next = new Set(selected)
    for (const it of [id, ...range.map((row) => row.id)]) isSelected ? next.add(it) : next.delete(it)
    onSelected(next)
    setLastId(id)
  }
  return {
    areAll,
    has: (id) => selected.has(id),
    set,
    toggleAll: () => onSelected(new Set(areAll ? [] : rows.map(({ id }) => id))),
  }
}
