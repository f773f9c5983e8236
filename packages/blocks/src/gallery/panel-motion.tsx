import { type GalleryDesign, slideTransitions } from '@sitewright/model/galleries/designs'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import type { BlockPanelInput } from '../block-panel'
import { transitionWords } from './gallery-words'
import type { Gallery } from './schema'

const stacked: readonly GalleryDesign[] = ['base', 'slideshow']
const moving: readonly GalleryDesign[] = [...stacked, 'slider', 'carousel']
const transitionChoices = slideTransitions.map((value) => ({ value, label: transitionWords[value] }))

/** How one slide follows another. */
export function MotionFields({ props, onChange }: Pick<BlockPanelInput<Gallery>, 'props' | 'onChange'>) {
  const { design } = props
  return (
    <>
      {stacked.includes(design) ? (
        <Select
          label="Change of slides"
          value={props.transition}
          choices={transitionChoices}
          onChange={(transition) => onChange({ transition })}
        />
      ) : null}
      {design === 'slideshow' ? (
        <Switch
          label="Strip of small pictures"
          checked={props.thumbnails}
          onChange={(thumbnails) => onChange({ thumbnails })}
        />
      ) : null}
      {moving.includes(design) ? (
        <>
          <Switch label="Changes by itself" checked={props.autoplay} onChange={(autoplay) => onChange({ autoplay })} />
          {props.autoplay ? (
            <NumberField
              label="Seconds a slide is shown"
              min={1}
              max={3600}
              value={props['autoplay-duration'] ?? 5}
              onChange={(seconds) => onChange({ 'autoplay-duration': seconds })}
            />
          ) : null}
          <Switch label="Starts again at the end" checked={props.loop} onChange={(loop) => onChange({ loop })} />
        </>
      ) : null}
    </>
  )
}
