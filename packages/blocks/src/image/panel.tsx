import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Select } from '@sitewright/ui/controls/select'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import type { BlockPanelInput } from '../ground/block-panel'
import { MaskField } from './panel-mask'
import type { Image } from './schema'

const layouts = [
  { value: 'inline', label: 'Caption below' },
  { value: 'stack', label: 'Text below' },
  { value: 'poster', label: 'Text over image' },
  { value: 'card', label: 'Text beside' },
  { value: 'overlap', label: 'Overlap' },
  { value: 'collage', label: 'Card' },
] as const

const fits = [
  { value: 'cover', label: 'Fill' },
  { value: 'contain', label: 'Fit' },
  { value: 'none', label: 'Original size' },
] as const
const hovers = [
  { value: 'site', label: 'Site default' },
  { value: 'none', label: 'None' },
  { value: 'zoom', label: 'Zoom' },
  { value: 'fade', label: 'Fade' },
  { value: 'lift', label: 'Lift' },
  { value: 'color', label: 'Gray to color' },
] as const
const scrolls = [
  { value: 'none', label: 'None' },
  { value: 'fade', label: 'Fade in' },
  { value: 'slide', label: 'Slide in' },
  { value: 'zoom', label: 'Scale up' },
  { value: 'parallax', label: 'Parallax' },
] as const
const places = ['top left', 'top', 'top right', 'left', 'center', 'right', 'bottom left', 'bottom', 'bottom right']
const placeChoices = places.map((value) => ({ value, label: capitalize(value) }))

function ImageContent({ props, errors, onChange, tools }: BlockPanelInput<Image>) {
  const { PictureField, LinkField } = tools
  const { link } = props
  return (
    <>
      <PictureField
        label="Image"
        value={props.assetId}
        error={errors.assetId}
        onChange={(assetId) => onChange({ assetId, crop: null })}
      />
      {props.altText === '' ? null : (
        <TextArea
          label="Alt text"
          hint="Describes the image for screen readers and search engines. Leave empty to use the file’s alt text."
          value={props.altText ?? ''}
          error={errors.altText}
          onChange={(altText) => onChange({ altText: altText === '' ? undefined : altText })}
        />
      )}
      <Switch
        label="Decorative image"
        checked={props.altText === ''}
        onChange={(isDecoration) => onChange({ altText: isDecoration ? '' : undefined })}
      />
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
        label="Link"
        hint="Leave empty for no link."
        value={link?.href ?? ''}
        error={errors['link.href']}
        onChange={(href) => onChange({ link: href === '' ? null : { href, newWindow: link?.newWindow ?? false } })}
      />
      {link ? (
        <Switch
          label="Open in a new tab"
          checked={link.newWindow}
          onChange={(newWindow) => onChange({ link: { ...link, newWindow } })}
        />
      ) : null}
    </>
  )
}

function ImageStyle({ props, onChange, tools: { FocusField, CropField } }: BlockPanelInput<Image>) {
  return (
    <>
      <Select label="Layout" value={props.layout} choices={layouts} onChange={(layout) => onChange({ layout })} />
      <CropField label="Crop" value={props.crop} assetId={props.assetId} onChange={(crop) => onChange({ crop })} />
      <FitFields props={props} onChange={onChange} FocusField={FocusField} />
      <MaskField value={props.shape} onChange={(shape) => onChange({ shape })} />
      <Switch label="Rounded corners" checked={props.rounded} onChange={(rounded) => onChange({ rounded })} />
    </>
  )
}

function ImageEffects({ props, onChange }: BlockPanelInput<Image>) {
  return (
    <>
      <Select
        label="Hover effect"
        value={props.hoverEffect}
        choices={hovers}
        onChange={(hoverEffect) => onChange({ hoverEffect })}
      />
      <Select
        label="Scroll animation"
        hint="Not shown to visitors who prefer reduced motion."
        value={props.scrollEffect}
        choices={scrolls}
        onChange={(scrollEffect) => onChange({ scrollEffect })}
      />
    </>
  )
}

export const imagePanel = { content: ImageContent, style: ImageStyle, effects: ImageEffects }

type FitFieldsInput = Pick<BlockPanelInput<Image>, 'props' | 'onChange'> &
  Pick<BlockPanelInput<Image>['tools'], 'FocusField'>

/** How the picture lies in the place that the grid gives it. */
function FitFields({ props, onChange, FocusField }: FitFieldsInput) {
  return (
    <>
      <ChoiceGroup label="Fit" value={props.cropMode} choices={fits} onChange={(cropMode) => onChange({ cropMode })} />
      {props.cropMode === 'contain' ? (
        <Select
          label="Position"
          value={props.fitAlignment ?? 'center'}
          choices={placeChoices}
          onChange={(fitAlignment) => onChange({ fitAlignment })}
        />
      ) : null}
      {props.cropMode === 'cover' ? (
        <FocusField
          label="Focal point"
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
      <TextArea label="Text" value={props.text} error={errors.text} onChange={(text) => onChange({ text })} />
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
            label="Button label"
            value={button.label}
            error={errors['button.label']}
            onChange={(label) => onChange({ button: { ...button, label } })}
          />
          <LinkField
            label="Button link"
            value={button.href}
            error={errors['button.href']}
            onChange={(href) => onChange({ button: { ...button, href } })}
          />
        </>
      ) : null}
    </>
  )
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
