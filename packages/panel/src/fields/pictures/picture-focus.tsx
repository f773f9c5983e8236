import { NumberField } from '@sitewright/ui/controls/number-field'
import { useAssetMap } from '../../data/files/assets'
import { FocalPicture } from './focal-picture'
import type { FocalPoint } from './move-focal-point'

interface PictureFocusProps {
  label: string
  value: FocalPoint
  /** The picture that the point lies on; without one there are only the numbers. */
  assetId: string | null
  onChange: (value: FocalPoint) => void
}

/** The part of a picture that stays in sight when it is cropped: pressed upon, moved by arrow keys, or written in percent. */
export function PictureFocus({ label, value, assetId, onChange }: PictureFocusProps) {
  const asset = useAssetMap(assetId ? [assetId] : []).get(assetId ?? '')
  const percent = (axis: 'x' | 'y') => ({
    min: 0,
    max: 100,
    step: 1,
    value: Math.round(value[axis] * 100),
    onChange: (number: number) => onChange({ ...value, [axis]: number / 100 }),
  })
  return (
    <fieldset className="sw-field focus-field">
      <legend className="sw-field-label">{label}</legend>
      {asset ? <FocalPicture asset={asset} value={value} onChange={onChange} /> : null}
      <div className="sw-pair">
        <NumberField label="From the left, %" {...percent('x')} />
        <NumberField label="From the top, %" {...percent('y')} />
      </div>
    </fieldset>
  )
}
