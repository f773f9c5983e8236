import { type GalleryDesign, slideTransitions } from '@sitewright/model/galleries/designs'
import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextField } from '@sitewright/ui/text-field'
import type { BlockPanelInput } from '../block-panel'
import { metaPlaces, ratioChoices, transitionWords } from './gallery-words'
import { LayoutField } from './panel-layouts'
import { SlidesField } from './panel-slides'
import type { Gallery } from './schema'

const stacked: readonly GalleryDesign[] = ['base', 'slideshow']
const moving: readonly GalleryDesign[] = [...stacked, 'slider', 'carousel']
const inRows: readonly GalleryDesign[] = ['grid', 'carousel']
const inColumns: readonly GalleryDesign[] = ['autogrid', 'autocolumns']

const choicesOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }))

/** Only what the chosen layout heeds is shown. */
export function GalleryPanel({ props, errors, onChange, tools }: BlockPanelInput<Gallery>) {
  const { design } = props
  const isMoving = moving.includes(design)
  return (
    <>
      <SlidesField
        slides={props.slides}
        errors={errors}
        hasVideos={props.mixedContent}
        tools={tools}
        onChange={(slides) => onChange({ slides })}
      />
      <LayoutField value={design} onChange={(next) => onChange({ design: next })} />
      <TextField
        label="What it shows"
        hint="Read out to people who cannot see it."
        value={props.label}
        error={errors.label}
        onChange={(label) => onChange({ label })}
      />
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
      {stacked.includes(design) ? (
        <Select
          label="Change of slides"
          value={props.transition}
          choices={choicesOf(slideTransitions, transitionWords)}
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
      {isMoving ? (
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
