import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { blockAlignments, listImageSizes, offeredMeasures } from '@sitewright/model/galleries/block-data'
import { readBlockAlignment } from '@sitewright/model/galleries/design-defaults'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { SliderField } from '@sitewright/ui/controls/slider-field'
import { columnWidthOf, gapOf, gapUnit, rowHeightOf, slidesPerRowOf, stripHeight } from './gallery-measures'
import { alignmentWords, listSizeWords } from './layouts/gallery-words'
import { type GalleryFieldsInput, Heeded } from './panel-heeded'
import { type Gallery, gallery } from './schema'

const { shape } = gallery.props
const strip = rangeOf(shape.vSize)

/** How many slides stand side by side, how large they are and how far apart. */
export function MeasureFields(input: GalleryFieldsInput) {
  return (
    <>
      <CellFields {...input} />
      <StripFields {...input} />
      <GapField {...input} />
    </>
  )
}

function CellFields({ props, errors, onChange }: GalleryFieldsInput) {
  return (
    <>
      <Heeded props={props} field="slidesPerRow">
        <NumberField
          label="Slides per row"
          {...rangeOf(shape.slidesPerRow)}
          step={1}
          value={slidesPerRowOf(props)}
          error={errors.slidesPerRow}
          onChange={(slidesPerRow) => onChange({ slidesPerRow })}
        />
      </Heeded>
      <Heeded props={props} field="columnWidth">
        <NumberField
          label="Column width, px"
          {...rangeOf(offeredMeasures.shape.columnWidth)}
          value={columnWidthOf(props)}
          onChange={(columnWidth) => onChange({ columnWidth })}
        />
      </Heeded>
      <Heeded props={props} field="rowHeight">
        <NumberField
          label="Row height, px"
          {...rangeOf(shape.rowHeight)}
          step={1}
          value={rowHeightOf(props)}
          error={errors.rowHeight}
          onChange={(rowHeight) => onChange({ rowHeight })}
        />
      </Heeded>
      <Heeded props={props} field="listImageSize">
        <Select
          label="Image size"
          value={props.listImageSize}
          choices={listImageSizes.map((value) => ({ value, label: listSizeWords[value] }))}
          onChange={(listImageSize) => onChange({ listImageSize })}
        />
      </Heeded>
    </>
  )
}

function StripFields({ props, onChange }: GalleryFieldsInput) {
  return (
    <>
      <Heeded props={props} field="vSize">
        <SliderField
          label="Strip height"
          {...strip}
          step={1}
          words={(step) => `${step} of ${strip.max}`}
          value={stepOf(props)}
          onChange={(vSize) => onChange({ vSize })}
        />
      </Heeded>
      <Heeded props={props} field="active-alignment">
        <Select
          label="Active slide position"
          value={readBlockAlignment(props['active-alignment'])}
          choices={blockAlignments.map((value) => ({ value, label: alignmentWords[value] }))}
          onChange={(alignment) => onChange({ 'active-alignment': alignment })}
        />
      </Heeded>
    </>
  )
}

/** A strip whose height follows from its shape stands at the step that comes nearest in a usual window. */
function stepOf(props: Gallery): number {
  const height = stripHeight(props)
  return 'step' in height ? height.step : Math.min(Math.max(Math.round(height.share * strip.max), strip.min), strip.max)
}

function GapField({ props, onChange }: GalleryFieldsInput) {
  const unit = gapUnit(props.design)
  const { gapPx, gapPercent } = offeredMeasures.shape
  const limits = { ...rangeOf(unit === 'px' ? gapPx : gapPercent), value: gapOf(props) }
  const label = unit === 'px' ? 'Gap, px' : 'Gap, % of the width'
  return (
    <>
      <Heeded props={props} field="padding">
        <NumberField label={label} {...limits} onChange={(padding) => onChange({ padding })} />
      </Heeded>
      <Heeded props={props} field="gutter">
        <NumberField label={label} {...limits} onChange={(gutter) => onChange({ gutter })} />
      </Heeded>
    </>
  )
}
