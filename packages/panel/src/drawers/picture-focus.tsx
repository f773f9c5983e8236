import { imageAddress } from '@sitewright/model/images/sizes'
import { NumberField } from '@sitewright/ui/number-field'
import type { PointerEvent } from 'react'
import { useAssetMap } from '../data/assets'

export interface FocalPoint {
  readonly x: number
  readonly y: number
}

interface PictureFocusProps {
  label: string
  value: FocalPoint
  /** The picture that the point lies on; without one there are only the numbers. */
  assetId: string | null
  onChange: (value: FocalPoint) => void
}

/** The part of a picture that stays in sight when it is cropped: pressed upon, or written in percent. */
export function PictureFocus({ label, value, assetId, onChange }: PictureFocusProps) {
  const asset = useAssetMap(assetId ? [assetId] : []).get(assetId ?? '')
  function point(event: PointerEvent<HTMLElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({ x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) })
  }
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
      {asset ? (
        <div className="focus-picture" onPointerDown={point} onPointerMove={point}>
          <img src={asset.hasWidths ? imageAddress(asset.address, 500) : asset.address} alt="" draggable={false} />
          <span className="focus-point" style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }} />
        </div>
      ) : null}
      <div className="sw-pair">
        <NumberField label="From the left, %" {...percent('x')} />
        <NumberField label="From the top, %" {...percent('y')} />
      </div>
    </fieldset>
  )
}

function share(part: number, whole: number): number {
  return Math.round(Math.max(0, Math.min(1, part / Math.max(1, whole))) * 100) / 100
}
