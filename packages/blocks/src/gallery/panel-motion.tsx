import { rangeOf } from '@sitewright/model/documents/schema-limits'
import { autoplayTimeoutMs } from '@sitewright/model/galleries/autoplay'
import { offeredMeasures } from '@sitewright/model/galleries/block-data'
import { NumberField } from '@sitewright/ui/controls/number-field'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { boundaryChoices, directionChoices, snapChoices, transitionChoices } from './layouts/gallery-words'
import { type GalleryFieldsInput, Heeded } from './panel-heeded'

/** How one slide follows another. */
export function MotionFields(input: GalleryFieldsInput) {
  return (
    <>
      <TransitionFields {...input} />
      <AutoplayFields {...input} />
    </>
  )
}

function TransitionFields({ props, onChange }: GalleryFieldsInput) {
  return (
    <>
      <Heeded props={props} field="transition">
        <Select
          label="Transition"
          value={props.transition}
          choices={transitionChoices}
          onChange={(transition) => onChange({ transition })}
        />
      </Heeded>
      <Heeded props={props} field="scrollDirection">
        <Select
          label="Direction"
          value={props.scrollDirection}
          choices={directionChoices}
          onChange={(scrollDirection) => onChange({ scrollDirection })}
        />
      </Heeded>
      <Heeded props={props} field="snapPoints">
        <Select
          label="Change slide on drag"
          value={props.snapPoints}
          choices={snapChoices(props.snapPoints)}
          onChange={(snapPoints) => onChange({ snapPoints })}
        />
      </Heeded>
    </>
  )
}

function AutoplayFields({ props, onChange }: GalleryFieldsInput) {
  return (
    <>
      <Heeded props={props} field="autoplay">
        <Switch label="Autoplay" checked={props.autoplay} onChange={(autoplay) => onChange({ autoplay })} />
      </Heeded>
      <Heeded props={props} field="autoplay-duration">
        <NumberField
          label="Seconds per slide"
          {...rangeOf(offeredMeasures.shape['autoplay-duration'])}
          value={props['autoplay-duration'] ?? autoplayTimeoutMs.design / 1000}
          onChange={(seconds) => onChange({ 'autoplay-duration': seconds })}
        />
      </Heeded>
      <Heeded props={props} field="randomize">
        <Switch label="Shuffle" checked={props.randomize} onChange={(randomize) => onChange({ randomize })} />
      </Heeded>
      <Heeded props={props} field="loop">
        <Switch label="Loop" checked={props.loop} onChange={(loop) => onChange({ loop })} />
      </Heeded>
      <Heeded props={props} field="boundaries">
        <Select
          label="When dragged past the end"
          value={props.boundaries}
          choices={boundaryChoices}
          onChange={(boundaries) => onChange({ boundaries })}
        />
      </Heeded>
    </>
  )
}
