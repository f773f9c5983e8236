import type { PlacedBlock } from '@sitewright/model/pages/document'
import { gridColumns, maxRows, type Placement } from '@sitewright/model/pages/grid'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { placeBlock } from '../document/commands/blocks/place-block'
import { resizeTo } from '../document/page/resize-block'
import { useEditor } from '../editor/editor-context'
import { Fold } from '../parts/fold'

const alignments = [
  { value: 'top', label: 'Top' },
  { value: 'middle', label: 'Middle' },
  { value: 'bottom', label: 'Bottom' },
] as const

/** The place of a block on the grid, for those who do not drag. */
export function LayoutFields({ block }: { block: PlacedBlock }) {
  const { session } = useEditor()
  const { start, end, verticalAlignment, visible } = block.desktop
  const change = (desktop: Placement) => session.store.run(placeBlock, { blockId: block.id, desktop })
  const resize = (part: Parameters<typeof resizeTo>[1]) => change(resizeTo(block.desktop, part))
  return (
    <Fold title="Size and position">
      <div className="sw-pair">
        <NumberField
          label="Start column"
          min={1}
          max={gridColumns.desktop}
          step={1}
          value={start.x + 1}
          onChange={(x) => resize({ x: x - 1 })}
        />
        <NumberField
          label="Width in columns"
          min={1}
          max={gridColumns.desktop}
          step={1}
          value={end.x - start.x}
          onChange={(columns) => resize({ columns })}
        />
        <NumberField
          label="Start row"
          min={1}
          max={maxRows}
          step={1}
          value={start.y + 1}
          onChange={(y) => resize({ y: y - 1 })}
        />
        <NumberField
          label="Height in rows"
          min={1}
          max={maxRows}
          step={1}
          value={end.y - start.y}
          onChange={(rows) => resize({ rows })}
        />
      </div>
      <Select
        label="Vertical alignment"
        value={verticalAlignment}
        choices={alignments}
        onChange={(next) => change({ ...block.desktop, verticalAlignment: next })}
      />
      <Switch
        label="Show on desktop"
        checked={visible}
        onChange={(next) => change({ ...block.desktop, visible: next })}
      />
    </Fold>
  )
}
