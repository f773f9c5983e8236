import { imageAddress } from '@sitewright/model/images/sizes'
import type { PointerEvent } from 'react'
import { useAssetMap } from '../data/assets'
import { type FocalPoint, focalPointAt, moveFocalPoint } from './move-focal-point'

interface FocalPointFieldProps {
  assetId: string
  value: FocalPoint
  onChange: (point: FocalPoint) => void
}

/** The part of a picture that stays in sight whatever is cut off: set by a press, a drag or the arrow keys. */
export function FocalPointField({ assetId, value, onChange }: FocalPointFieldProps) {
  const asset = useAssetMap([assetId]).get(assetId)
  if (asset?.kind !== 'image') return null
  function point(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange(focalPointAt(event, event.currentTarget.getBoundingClientRect()))
  }
  const percent = { x: Math.round(value.x * 100), y: Math.round(value.y * 100) }
  return (
    <div className="sw-field">
      <span className="sw-field-label">Focal point</span>
      <button
        type="button"
        className="focal-point"
        aria-label={`Focal point, ${percent.x}% from the left, ${percent.y}% from the top. Arrow keys move it.`}
        onPointerDown={point}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
        onKeyDown={(event) => {
          const moved = moveFocalPoint(value, event.key)
          if (!moved) return
          event.preventDefault()
          onChange(moved)
        }}
      >
        <img src={asset.hasWidths ? imageAddress(asset.address, 500) : asset.address} alt="" draggable={false} />
        <i style={{ left: `${percent.x}%`, top: `${percent.y}%` }} />
      </button>
    </div>
  )
}
