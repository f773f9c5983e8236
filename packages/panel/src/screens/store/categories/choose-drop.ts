import type { CategoryPlace } from './category-tree'

export interface DropRow {
  readonly id: string
  readonly parentId: string | null
  readonly top: number
  readonly bottom: number
  /** The next one of the same parent. */
  readonly nextId: string | null
  readonly firstChildId: string | null
}

/** The edges of a row put it beside that one, its middle below it. */
export function chooseDrop(
  rows: readonly DropRow[],
  y: number,
): { place: CategoryPlace; overId: string; edge: 'top' | 'bottom' | 'in' } | null {
  const row = rows.find((it) => y >= it.top && y < it.bottom) ?? (y < (rows[0]?.top ?? 0) ? rows[0] : rows.at(-1))
  if (!row) return null
  const share = (y - row.top) / (row.bottom - row.top)
  const { id: overId, parentId } = row
  if (share < 0.3) return { place: { parentId, beforeId: row.id }, overId, edge: 'top' }
  if (share <= 0.7) return { place: { parentId: row.id, beforeId: null }, overId, edge: 'in' }
  if (row.firstChildId !== null)
    return { place: { parentId: row.id, beforeId: row.firstChildId }, overId, edge: 'bottom' }
  return { place: { parentId, beforeId: row.nextId }, overId, edge: 'bottom' }
}
