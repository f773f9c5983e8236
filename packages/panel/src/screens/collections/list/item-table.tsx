import type { ItemSummary } from '@sitewright/model/collections/answers/item-answers'
import { type CollectionName, collectionKinds } from '@sitewright/model/collections/collection-kinds'
import { useRowDrag } from '@sitewright/ui/rows/use-row-drag'
import { type KeyboardEvent, useRef, useState } from 'react'
import { GapRow } from '../../../parts/rows/gap-row'
import { SelectAllCell } from '../../../parts/rows/select-cells'
import { useRowKeys } from '../../../parts/rows/use-row-keys'
import { useRowSelection } from '../../../parts/rows/use-row-selection'
import { useNearEnd, useWindowedRows } from '../../../parts/rows/use-windowed-rows'
import type { ItemActions } from './item-actions'
import { ItemRow, itemRowPx } from './item-row'

interface ItemTableProps {
  name: CollectionName
  items: readonly ItemSummary[]
  total: number
  /** Shown in the order that visitors see: rows can be moved. */
  canArrange: boolean
  selected: ReadonlySet<string>
  actions: ItemActions
  authors: ReadonlyMap<string, string>
  onSelected: (ids: ReadonlySet<string>) => void
  onSchedule: (item: ItemSummary) => void
  /** The last rows are near: more are wanted. */
  onNearEnd: () => void
}

/** Arrows go from row to row, x selects, Delete deletes, with alt arrows move; what is far away is not drawn. */
export function ItemTable(props: ItemTableProps) {
  const { name, items, total, canArrange, selected, actions, authors, onSelected, onSchedule } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const [said, setSaid] = useState('')
  const { from, to, abovePx, belowPx } = useWindowedRows(body, { count: items.length, rowHeightPx: itemRowPx })
  useNearEnd(to >= items.length, items.length, props.onNearEnd)
  const selection = useRowSelection(items, selected, onSelected)
  const { onKeyDown, focusRow } = useRowKeys({ body, rows: items, selection, onKey })
  // The place of a row among those that are drawn, with the gap above them, and among all.
  const above = abovePx > 0 ? 1 : 0
  const indexOf = (drawn: number) => Math.min(Math.max(from, from + drawn - above), to - 1)
  const drag = useRowDrag(body, (start, end) => void place(indexOf(start), indexOf(end)))

  async function place(index: number, to: number) {
    const item = items[index]
    if (!item || !canArrange || to === index || to < 0 || to >= items.length) return
    await actions.arrange(item, items[to > index ? to + 1 : to]?.id ?? null)
    setSaid(`${item.title} is now ${to + 1} of ${total}.`)
    // It is the same row, wherever it stands now.
    requestAnimationFrame(() => focusRow(index))
  }
  function onKey({ key, altKey }: KeyboardEvent, item: ItemSummary, index: number): boolean {
    if (altKey && key === 'ArrowDown') void place(index, index + 1)
    else if (altKey && key === 'ArrowUp') void place(index, index - 1)
    else if (key === 'Delete') void actions.remove([item])
    else return false
    return true
  }
  return (
    <>
      <table className="people-table item-table" aria-rowcount={total + 1}>
        <thead>
          <tr>
            <SelectAllCell selection={selection} />
            <th scope="col">{headOf(name)}</th>
            <th scope="col">Status</th>
            <th scope="col" className="item-wide">
              Author
            </th>
            <th scope="col" className="item-wide">
              Last changed
            </th>
            <th scope="col">
              <span className="sw-hidden-text">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          <GapRow heightPx={abovePx} columns={6} />
          {items.slice(from, to).map((item, at) => (
            <ItemRow
              key={item.id}
              item={item}
              rowIndex={from + at + 2}
              tools={{ actions, selection, authors, onSchedule }}
              order={
                canArrange
                  ? {
                      isDragged: drag.from === at + above,
                      isOver: drag.over === at + above && drag.over !== drag.from,
                      onGrip: (event) => drag.start(event, at + above),
                      onMove: (by) => void place(from + at, from + at + by),
                    }
                  : null
              }
            />
          ))}
          <GapRow heightPx={belowPx} columns={6} />
        </tbody>
      </table>
      <p className="sw-hidden-text" role="status">
        {said}
      </p>
    </>
  )
}

function headOf(name: CollectionName): string {
  const { one } = collectionKinds[name].item
  return one.charAt(0).toUpperCase() + one.slice(1)
}
