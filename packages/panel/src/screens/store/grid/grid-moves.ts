import type { CellPlace } from './grid-changes'

interface GridSize {
  readonly rows: number
  readonly columns: number
}

interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const pageRows = 10

/** Where a key leads in the grid, as in the ARIA practices; null: the key is not one of these. */
export function moveInGrid({ key, ctrlKey, metaKey }: PressedKey, at: CellPlace, size: GridSize): CellPlace | null {
  const isFar = ctrlKey || metaKey
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { ...at, row: isFar ? 0 : at.row - 1 },
    ArrowDown: { ...at, row: isFar ? size.rows - 1 : at.row + 1 },
    ArrowLeft: { ...at, column: isFar ? 0 : at.column - 1 },
    ArrowRight: { ...at, column: isFar ? size.columns - 1 : at.column + 1 },
    PageUp: { ...at, row: at.row - pageRows },
    PageDown: { ...at, row: at.row + pageRows },
    Home: { row: isFar ? 0 : at.row, column: 0 },
    End: { row: isFar ? size.rows - 1 : at.row, column: size.columns - 1 },
  }
  const to = moves[key]
  return to ? clampPlace(to, size) : null
}

export function clampPlace({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  }
}
