import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { matchesKeys } from '../../../ground/key-words'
import { GapRow } from '../../../parts/rows/gap-row'
import { useNearEnd, useWindowedRows } from '../../../parts/rows/use-windowed-rows'
import { type CellPlace, pasteTable, readTable } from './grid-changes'
import type { GridColumn } from './grid-columns'
import { nameLine } from './grid-columns'
import { clampPlace, moveInGrid } from './grid-moves'
import { GridRow } from './grid-row'
import type { GridLines } from './use-grid-lines'

/** As in grid.css. */
const rowPx = 40

interface VariantGridProps {
  grid: GridLines
  columns: readonly GridColumn[]
  total: number
}

/** The grid of the ARIA practices with the keys of a spreadsheet; rows that are far away are not drawn. */
export function VariantGrid({ grid, columns, total }: VariantGridProps) {
  const { lines, faulty } = grid
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const helpId = useId()
  const [at, setAt] = useState<CellPlace>({ row: 0, column: 1 })
  /** What is typed in the cell; null while none is edited. */
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const wantsFocus = useRef(false)
  const size = { rows: lines.length, columns: columns.length }
  const active = clampPlace(at, size)
  const { from, to, abovePx, belowPx } = useWindowedRows(body, { count: lines.length, rowHeightPx: rowPx })
  useNearEnd(to >= lines.length, lines.length, () => {
    if (grid.query.hasNextPage && !grid.query.isFetchingNextPage) void grid.query.fetchNextPage()
  })
  const [line, column] = [lines[active.row], columns[active.column]]

  useLayoutEffect(() => {
    if (!wantsFocus.current || typed !== null) return
    const cell = body.current?.querySelector<HTMLElement>(`[data-row='${active.row}'][data-cell='${active.column}']`)
    if (!cell) return
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  function go(to: CellPlace) {
    const next = clampPlace(to, size)
    wantsFocus.current = true
    setAt(next)
    // A row that is not drawn yet cannot be scrolled to: its place can.
    const box = scroller.current
    if (!box) return
    const [top, bottom] = [next.row * rowPx, (next.row + 2) * rowPx]
    if (top < box.scrollTop) box.scrollTop = top
    if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
  }
  function say(text: string | null) {
    setProblem(text)
    if (text === null) grid.setFaulty(null)
  }
  function begin(text: string) {
    if (!line || !column?.isEditable(line)) return
    say(null)
    setTyped(text)
  }
  function toggle() {
    if (line) void grid.change(new Map([[line.id, { onSale: !line.onSale }]]))
  }
  /** False where it cannot be read: it stays in the cell. */
  function commit(): boolean {
    if (typed === null || !line || !column) return true
    const read = column.read(typed)
    if ('problem' in read) {
      setProblem(read.problem)
      return false
    }
    setTyped(null)
    say(null)
    void grid.change(new Map([[line.id, read.change]])).then((isStored) => {
      if (!isStored) wantsFocus.current = true
    })
    return true
  }
  function cancel() {
    setTyped(null)
    say(null)
    wantsFocus.current = true
  }
  function onEditKey(event: KeyboardEvent) {
    // While a word is composed, Enter belongs to it.
    if (event.nativeEvent.isComposing) return
    const by = event.shiftKey ? -1 : 1
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Enter') {
      if (commit()) go({ ...active, row: active.row + by })
    } else if (event.key === 'Tab') {
      if (commit()) go({ ...active, column: active.column + by })
    } else {
      // Undo in the field is the browser's.
      event.stopPropagation()
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (typed !== null) return onEditKey(event)
    const isUndo = matchesKeys(event, 'mod+z')
    const isRedo = matchesKeys(event, 'mod+shift+z') || matchesKeys(event, 'mod+y')
    const to = moveInGrid(event, active, size)
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isUndo) grid.undo?.()
    else if (isRedo) grid.redo?.()
    else if (to) go(to)
    else if (column?.key === 'onSale' && (event.key === 'Enter' || event.key === ' ')) toggle()
    else if (event.key === 'Enter' || event.key === 'F2') begin(line && column ? column.write(line) : '')
    else if (isLetter && event.key !== ' ') begin(event.key)
    else if (event.key === 'Escape' && (problem || faulty)) say(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function onCopy(event: ClipboardEvent) {
    if (typed !== null || !line || !column) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', column.write(line))
  }
  function onPaste(event: ClipboardEvent) {
    if (typed !== null) return
    event.preventDefault()
    const pasted = pasteTable({ lines, columns }, active, readTable(event.clipboardData.getData('text/plain')))
    setProblem(null)
    if ('faulty' in pasted) return grid.setFaulty(pasted.faulty)
    void grid.change(pasted.changes)
  }
  // One cell is always reached by Tab, also when the active one is scrolled away.
  const stop = active.row >= from && active.row < to ? active : { row: from, column: active.column }
  const words = faulty ? describeFaulty(grid, columns) : problem
  return (
    <>
      <p className={`grid-note${words ? ' is-wrong' : ''}`} role="status">
        {words ?? 'Move with the arrow keys and press Enter to edit. You can paste cells from a spreadsheet.'}
      </p>
      <div ref={scroller} className="grid-scroll">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
          role="grid"
          aria-label="Variants"
          aria-rowcount={total + 1}
          aria-describedby={helpId}
          className="variant-grid"
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onPaste={onPaste}
        >
          <thead>
            <tr aria-rowindex={1}>
              {columns.map((it) => (
                <th key={it.key} scope="col" className={`grid-cell${it.isNumber ? ' is-number' : ''}`}>
                  {it.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <GapRow heightPx={abovePx} columns={columns.length} />
            {lines.slice(from, to).map((it, place) => {
              const row = from + place
              const isActive = row === active.row
              return (
                <GridRow
                  key={it.id}
                  line={it}
                  row={row}
                  columns={columns}
                  stop={row === stop.row ? stop.column : null}
                  typed={isActive ? typed : null}
                  wrong={faulty?.id === it.id ? faulty.key : null}
                  problem={isActive ? problem : null}
                  onTyped={setTyped}
                  onLeave={() => commit() || cancel()}
                  onPick={(picked) => {
                    if (typed === null || commit()) setAt({ row, column: picked })
                  }}
                  onEdit={() => begin(column && line ? column.write(line) : '')}
                  onToggle={toggle}
                />
              )
            })}
            <GapRow heightPx={belowPx} columns={columns.length} />
          </tbody>
        </table>
      </div>
      <p id={helpId} className="sw-hidden-text">
        Type to replace a cell. Press Enter to edit it, Escape to cancel, or Ctrl+Z to undo.
      </p>
    </>
  )
}

/** 'Mug, Small, price: Enter an amount.' */
function describeFaulty({ faulty, lines }: GridLines, columns: readonly GridColumn[]): string {
  const line = lines.find(({ id }) => id === faulty?.id)
  const column = columns.find(({ key }) => key === faulty?.key)
  return `${line ? nameLine(line) : ''}, ${column?.label ?? ''}: ${faulty?.text ?? ''} Nothing was changed.`
}
