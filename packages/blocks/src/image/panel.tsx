import { NumberField } from '@sitewright/ui/number-field'
import { Select } from '@sitewright/ui/select'
import { Switch } from '@sitewright/ui/switch'
import { TextArea } from '@sitewright/ui/text-field'
import type { BlockPanelInput } from '../block-panel'
import type { Image } from './schema'

const fits = [
  { value: 'cover', label: 'Fill the place' },
  { value: 'contain', label: 'Show all of it' },
  { value: 'none', label: 'Own proportions' },
] as const

export function ImagePanel({ props, errors, onChange, tools: { PictureField, LinkField } }: BlockPanelInput<Image>) {
  const { focalPoint, link } = props
  return (
    <>
      <PictureField
        label="Picture"
        value={props.assetId}
        error={errors.assetId}
        onChange={(assetId) => onChange({ assetId })}
      />
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
      <TextArea
        label="Caption"
        value={props.caption}
        error={errors.caption}
        onChange={(caption) => onChange({ caption })}
      />
      <Select label="Fit" value={props.cropMode} choices={fits} onChange={(cropMode) => onChange({ cropMode })} />
      <Switch label="Rounded corners" checked={props.rounded} onChange={(rounded) => onChange({ rounded })} />
      <LinkField
        label="Leads to"
        hint="Leave empty for a picture that is no link."
        value={link?.href ?? ''}
        error={errors['link.href']}
        onChange={(href) => onChange({ link: href === '' ? null : { href, newWindow: link?.newWindow ?? false } })}
      />
      <div className="sw-pair">
        <NumberField
          label="Focus from the left, %"
          value={Math.round(focalPoint.x * 100)}
          min={0}
          max={100}
          onChange={(percent) => onChange({ focalPoint: { ...focalPoint, x: percent / 100 } })}
        />
        <NumberField
          label="Focus from the top, %"
          value={Math.round(focalPoint.y * 100)}
          min={0}
          max={100}
          onChange={(percent) => onChange({ focalPoint: { ...focalPoint, y: percent / 100 } })}
        />
      </div>
    </>
  )
}
