import type { RowSelection } from './use-row-selection'

/** Stands above the boxes of the rows. */
export function SelectAllCell({ selection }: { selection: RowSelection }) {
  return (
    <th scope="col" className="people-check">
      <input type="checkbox" aria-label="Select all" checked={selection.areAll} onChange={selection.toggleAll} />
    </th>
  )
}

interface SelectCellProps {
  id: string
  /** What the row is about. */
  name: string
  selection: RowSelection
}

/** With Shift all rows are taken from the last one to this. */
export function SelectCell({ id, name, selection }: SelectCellProps) {
  return (
    <td className="people-check">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selection.has(id)}
        onChange={({ target, nativeEvent }) => selection.set(id, target.checked, (nativeEvent as MouseEvent).shiftKey)}
      />
    </td>
  )
}
