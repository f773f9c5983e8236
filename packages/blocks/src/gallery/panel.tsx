import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
import type { BlockPanelInput } from '../block-panel'
import { metaPlaces, ratioChoices } from './gallery-words'
import { LayoutField } from './panel-layouts'
import { MeasureFields } from './panel-measures'
import { MotionFields } from './panel-motion'
import { SlidesField } from './panel-slides'
import type { Gallery } from './schema'

/** Only what the chosen layout heeds is shown. */
export function GalleryPanel({ props, errors, onChange, tools }: BlockPanelInput<Gallery>) {
  return (
    <>
      <SlidesField
        slides={props.slides}
        errors={errors}
        hasVideos={props.mixedContent}
        tools={tools}
        onChange={(slides) => onChange({ slides })}
      />
      <LayoutField value={props.design} onChange={(next) => onChange({ design: next })} />
      <TextField
        label="What it shows"
        hint="Read out to people who cannot see it."
        value={props.label}
        error={errors.label}
        onChange={(label) => onChange({ label })}
      />
      <MeasureFields props={props} onChange={onChange} />
      <Select
        label="Shape of the pictures"
        value={String(props.imageAspectRatio ?? 'Auto')}
        choices={ratioChoices}
        onChange={(ratio) => onChange({ imageAspectRatio: ratio === 'Auto' ? 'Auto' : Number(ratio) })}
      />
      <Switch
        label="Fill the place and crop"
        checked={props['auto-crop']}
        onChange={(isOn) => onChange({ 'auto-crop': isOn })}
      />
      <MotionFields props={props} onChange={onChange} />
      <Select
        label="Place of the words"
        value={props['meta-position']}
        choices={metaPlaces}
        onChange={(position) => onChange({ 'meta-position': position })}
      />
      <Switch
        label="Opens large in a lightbox"
        checked={props.lightbox}
        onChange={(lightbox) => onChange({ lightbox })}
      />
      {props.lightbox ? (
        <Select
          label="Lightbox colours"
          value={props.lightboxTheme}
          choices={[
            { value: 'dark', label: 'Dark' },
            { value: 'light', label: 'Light' },
          ]}
          onChange={(lightboxTheme) => onChange({ lightboxTheme })}
        />
      ) : null}
      <Switch
        label="Videos among the pictures"
        checked={props.mixedContent}
        onChange={(mixedContent) => onChange({ mixedContent })}
      />
      <Switch
        label="The shown slide stands in the address"
        checked={props.historyHash}
        onChange={(historyHash) => onChange({ historyHash })}
      />
    </>
  )
}
