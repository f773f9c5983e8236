import type { PlacedBlock } from '@sitewright/model/pages/document'
import { gridColumns, type Placement } from '@sitewright/model/pages/grid'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { placeBlock } from '../document/commands/place-block'
import { resizeTo } from '../document/resize-block'
import { useEditor } from '../shell/editor-context'
import { Fold } from './fold'

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
    <Fold title="Layout">
      <div className="sw-pair">
        <NumberField
          label="From column"
          min={1}
          max={gridColumns.desktop}
          step={1}
          value={start.x + 1}
          onChange={(x) => resize({ x: x - 1 })}
        />
        <NumberField
          label="Columns wide"
          min={1}
          max={gridColumns.desktop}
          step={1}
          value={end.x - start.x}
          onChange={(columns) => resize({ columns })}
        />
        <NumberField
          label="From row"
          min={1}
          max={400}
          step={1}
          value={start.y + 1}
          onChange={(y) => resize({ y: y - 1 })}
        />
        <NumberField
          label="Rows high"
          min={1}
          max={100}
          step={1}
          value={end.y - start.y}
          onChange={(rows) => resize({ rows })}
        />
      </div>
      <Select
        label="Position in its place"
        value={verticalAlignment}
        choices={alignments}
        onChange={(next) => change({ ...block.desktop, verticalAlignment: next })}
      />
      <Switch
        label="Shown on wide screens"
        checked={visible}
        onChange={(next) => change({ ...block.desktop, visible: next })}
      />
    </Fold>
  )
}
