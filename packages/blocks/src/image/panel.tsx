import { ChoiceGroup } from '@sitewright/ui/choice-group'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import type { BlockPanelInput } from '../block-panel'
import { MaskField } from './panel-mask'
import type { Image } from './schema'

const layouts = [
  { value: 'inline', label: 'Caption below' },
  { value: 'stack', label: 'Words below' },
  { value: 'poster', label: 'Words over the picture' },
  { value: 'card', label: 'Words beside it' },
  { value: 'overlap', label: 'Words over its edge' },
  { value: 'collage', label: 'Card over its corner' },
] as const

const fits = [
  { value: 'cover', label: 'Fill' },
  { value: 'contain', label: 'Show all' },
  { value: 'none', label: 'As it is' },
] as const
const hovers = [
  { value: 'site', label: 'As all pictures of the site' },
  { value: 'none', label: 'Nothing' },
  { value: 'zoom', label: 'Comes nearer' },
  { value: 'fade', label: 'Fades' },
  { value: 'lift', label: 'Lifts off the page' },
  { value: 'colour', label: 'From grey to colour' },
] as const
const scrolls = [
  { value: 'none', label: 'Nothing' },
  { value: 'fade', label: 'Fades in' },
  { value: 'slide', label: 'Slides in' },
  { value: 'zoom', label: 'Grows into place' },
  { value: 'parallax', label: 'Moves slower than the page' },
] as const
const places = ['top left', 'top', 'top right', 'left', 'center', 'right', 'bottom left', 'bottom', 'bottom right']
const placeChoices = places.map((value) => ({ value, label: capitalise(value) }))

export function ImagePanel({ props, errors, onChange, tools }: BlockPanelInput<Image>) {
  const { PictureField, LinkField, FocusField, CropField } = tools
  const { link } = props
  return (
    <>
      <PictureField
        label="Picture"
        value={props.assetId}
        error={errors.assetId}
        onChange={(assetId) => onChange({ assetId, crop: null })}
      />
      <CropField label="Crop" value={props.crop} assetId={props.assetId} onChange={(crop) => onChange({ crop })} />
      {props.altText === '' ? null : (
        <TextArea
          label="Alternative text"
          hint="What the picture shows, for those who cannot see it. Left empty, the words kept with the file are used."
          value={props.altText ?? ''}
          error={errors.altText}
          onChange={(altText) => onChange({ altText: altText === '' ? undefined : altText })}
        />
      )}
      <Switch
        label="Only decoration"
        checked={props.altText === ''}
        onChange={(isDecoration) => onChange({ altText: isDecoration ? '' : undefined })}
      />
      <Select label="Layout" value={props.layout} choices={layouts} onChange={(layout) => onChange({ layout })} />
      {props.layout === 'inline' ? (
        <TextArea
          label="Caption"
          value={props.caption}
          error={errors.caption}
          onChange={(caption) => onChange({ caption })}
        />
      ) : (
        <ImageWordsFields props={props} errors={errors} onChange={onChange} tools={tools} />
      )}
      <LinkField
        label="Leads to"
        hint="Leave empty for a picture that is no link."
        value={link?.href ?? ''}
        error={errors['link.href']}
        onChange={(href) => onChange({ link: href === '' ? null : { href, newWindow: link?.newWindow ?? false } })}
      />
      {link ? (
        <Switch
          label="Open in a new window"
          checked={link.newWindow}
          onChange={(newWindow) => onChange({ link: { ...link, newWindow } })}
        />
      ) : null}
      <FitFields props={props} onChange={onChange} FocusField={FocusField} />
      <MaskField value={props.shape} onChange={(shape) => onChange({ shape })} />
      <Select
        label="Under the pointer"
        value={props.hoverEffect}
        choices={hovers}
        onChange={(hoverEffect) => onChange({ hoverEffect })}
      />
      <Select
        label="While scrolling"
        hint="Visitors who asked for less motion see the picture at rest."
        value={props.scrollEffect}
        choices={scrolls}
        onChange={(scrollEffect) => onChange({ scrollEffect })}
      />
      <Switch label="Rounded corners" checked={props.rounded} onChange={(rounded) => onChange({ rounded })} />
    </>
  )
}

type FitFieldsInput = Pick<BlockPanelInput<Image>, 'props' | 'onChange'> &
  Pick<BlockPanelInput<Image>['tools'], 'FocusField'>

/** How the picture lies in the place that the grid gives it. */
function FitFields({ props, onChange, FocusField }: FitFieldsInput) {
  return (
    <>
      <ChoiceGroup
        label="In its place"
        value={props.cropMode}
        choices={fits}
        onChange={(cropMode) => onChange({ cropMode })}
      />
      {props.cropMode === 'contain' ? (
        <Select
          label="Where it lies"
          value={props.fitAlignment ?? 'center'}
          choices={placeChoices}
          onChange={(fitAlignment) => onChange({ fitAlignment })}
        />
      ) : null}
      {props.cropMode === 'cover' ? (
        <FocusField
          label="What stays in sight"
          value={props.focalPoint}
          assetId={props.assetId}
          onChange={(focalPoint) => onChange({ focalPoint })}
        />
      ) : null}
    </>
  )
}

function ImageWordsFields({
  props,
  errors,
  onChange,
  tools,
}: Pick<BlockPanelInput<Image>, 'props' | 'errors' | 'onChange' | 'tools'>) {
  const { LinkField } = tools
  const { button } = props
  return (
    <>
      <TextField label="Title" value={props.title} error={errors.title} onChange={(title) => onChange({ title })} />
      <TextArea label="Words" value={props.text} error={errors.text} onChange={(text) => onChange({ text })} />
      <Switch
        label="Button"
        checked={button !== null}
        onChange={(isShown) =>
          onChange({ button: isShown ? { label: 'Read more', href: '/', newWindow: false } : null })
        }
      />
      {button ? (
        <>
          <TextField
            label="Button text"
            value={button.label}
            error={errors['button.label']}
            onChange={(label) => onChange({ button: { ...button, label } })}
          />
          <LinkField
            label="Button leads to"
            value={button.href}
            error={errors['button.href']}
            onChange={(href) => onChange({ button: { ...button, href } })}
          />
        </>
      ) : null}
    </>
  )
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
