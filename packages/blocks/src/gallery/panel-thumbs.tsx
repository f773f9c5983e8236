import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { offeredMeasures } from '@sitewright/model/galleries/block-data'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Switch } from '@sitewright/ui/controls/switch'
import { type GalleryFieldsInput, Heeded } from './panel-heeded'
import { gallery } from './schema'
import { thumbDefaults } from './thumb-measures'

/** The strip of small pictures below a slideshow. */
export function ThumbFields({ props, errors, onChange }: GalleryFieldsInput) {
  if (props.design !== 'slideshow') return null
  return (
    <>
      <Switch label="Show thumbnails" checked={props.thumbnails} onChange={(thumbnails) => onChange({ thumbnails })} />
      <Heeded props={props} field="square-thumbs">
        <Switch
          label="Square thumbnails"
          checked={props['square-thumbs']}
          onChange={(isOn) => onChange({ 'square-thumbs': isOn })}
        />
      </Heeded>
      <Heeded props={props} field="thumbnails-per-row">
        <NumberField
          label="Thumbnails per row"
          hint="Enter 0 to fit as many as possible."
          {...rangeOf(gallery.props.shape['thumbnails-per-row'])}
          min={0}
          step={1}
          value={props['thumbnails-per-row'] ?? 0}
          error={errors['thumbnails-per-row']}
          onChange={(count) => onChange({ 'thumbnails-per-row': count === 0 ? undefined : count })}
        />
      </Heeded>
      <Heeded props={props} field="thumbnail-strip-height">
        <NumberField
          label="Thumbnail height, px"
          {...rangeOf(offeredMeasures.shape['thumbnail-strip-height'])}
          value={props['thumbnail-strip-height'] ?? thumbDefaults.heightPx}
          onChange={(height) => onChange({ 'thumbnail-strip-height': height })}
        />
      </Heeded>
      <Heeded props={props} field="thumbnail-strip-margin">
        <NumberField
          label="Thumbnail gap, px"
          {...rangeOf(offeredMeasures.shape['thumbnail-strip-margin'])}
          value={props['thumbnail-strip-margin'] ?? thumbDefaults.marginPx}
          onChange={(margin) => onChange({ 'thumbnail-strip-margin': margin })}
        />
      </Heeded>
    </>
  )
}
