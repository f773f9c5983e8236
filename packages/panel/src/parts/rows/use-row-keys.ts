import type { KeyboardEvent, RefObject } from 'react'
import type { RowSelection } from './use-row-selection'

interface RowKeysOptions<Row> {
  body: RefObject<HTMLElement | null>
  rows: readonly Row[]
  selection: RowSelection
  /** Takes what else a list knows; tells whether the key was its own. */
  onKey?: (event: KeyboardEvent, row: Row, index: number) => boolean
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrows go from row to row, to the link of each, and x selects. Rows are told apart by `data-row`, their id. */
export function useRowKeys<Row extends { readonly id: string }>({ body, rows, selection, onKey }: RowKeysOptions<Row>) {
  function focusRow(index: number) {
    const link = body.current?.querySelector<HTMLElement>(`[data-row='${rows[index]?.id}'] a`)
    link?.focus({ preventScroll: true })
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  function takeKey(event: KeyboardEvent, row: Row, index: number): boolean {
    if (onKey?.(event, row, index)) return true
    if (event.altKey) return false
    const step = steps[event.key]
    if (step) focusRow(index + step)
    else if (event.key === 'x') selection.set(row.id, !selection.has(row.id))
    else return false
    return true
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as Element
    if (event.metaKey || event.ctrlKey || target.closest('[popover], button')) return
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
    const index = rows.findIndex((row) => row.id === id)
    const row = rows[index]
    if (row && takeKey(event, row, index)) event.preventDefault()
  }
  return { onKeyDown, focusRow }
}
