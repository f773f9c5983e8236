import { TextField } from '@sitewright/ui/controls/text-field'
import type { BlockPanelInput } from '../ground/block-panel'
import { LayoutField } from './layouts/panel-layouts'
import { MeasureFields } from './panel-measures'
import { MotionFields } from './panel-motion'
import { PictureFields, WordsFields } from './panel-pictures'
import { SlidesField } from './panel-slides'
import { ThumbFields } from './panel-thumbs'
import type { Gallery } from './schema'

/** Only what the chosen layout heeds is shown: `designFields` says what that is. */
function GalleryContent({ props, errors, onChange, tools }: BlockPanelInput<Gallery>) {
  return (
    <>
      <SlidesField
        slides={props.slides}
        errors={errors}
        hasVideos={props.mixedContent}
        tools={tools}
        onChange={(slides) => onChange({ slides })}
      />
      <TextField
        label="Description"
        hint="For screen readers."
        value={props.label}
        error={errors.label}
        onChange={(label) => onChange({ label })}
      />
    </>
  )
}

function GalleryStyle({ props, errors, onChange }: BlockPanelInput<Gallery>) {
  const fields = { props, errors, onChange }
  return (
    <>
      <LayoutField value={props.design} onChange={(next) => onChange({ design: next })} />
      <MeasureFields {...fields} />
      <PictureFields {...fields} />
      <ThumbFields {...fields} />
      <WordsFields {...fields} />
    </>
  )
}

function GalleryEffects({ props, errors, onChange }: BlockPanelInput<Gallery>) {
  return <MotionFields {...{ props, errors, onChange }} />
}

export const galleryPanel = { content: GalleryContent, style: GalleryStyle, effects: GalleryEffects }
