import type { GalleryDesign } from '@sitewright/model/galleries/designs'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import type { BlockPanelInput } from '../block-panel'
import type { Gallery } from './schema'

const inRows: readonly GalleryDesign[] = ['grid', 'carousel']
const inColumns: readonly GalleryDesign[] = ['autogrid', 'autocolumns']

/** How many slides stand side by side, or how large they are. */
export function MeasureFields({ props, onChange }: Pick<BlockPanelInput<Gallery>, 'props' | 'onChange'>) {
  const { design } = props
  return (
    <>
      {inRows.includes(design) ? (
        <NumberField
          label="Slides in a row"
          min={1}
          max={12}
          step={1}
          value={props.slidesPerRow ?? (design === 'grid' ? 4 : 3)}
          onChange={(slidesPerRow) => onChange({ slidesPerRow })}
        />
      ) : null}
      {inColumns.includes(design) ? (
        <NumberField
          label="Width of a column, px"
          min={80}
          max={1200}
          value={Number(props.columnWidth ?? 250)}
          onChange={(columnWidth) => onChange({ columnWidth })}
        />
      ) : null}
      {design === 'autorows' ? (
        <NumberField
          label="Height of a row, px"
          min={60}
          max={1000}
          value={props.rowHeight ?? 250}
          onChange={(rowHeight) => onChange({ rowHeight })}
        />
      ) : null}
      {design === 'list' ? (
        <Select
          label="Size of the pictures"
          value={props.listImageSize}
          choices={[
            { value: 'small', label: 'Small' },
            { value: 'medium', label: 'Medium' },
            { value: 'large', label: 'Large' },
          ]}
          onChange={(listImageSize) => onChange({ listImageSize })}
        />
      ) : null}
    </>
  )
}
