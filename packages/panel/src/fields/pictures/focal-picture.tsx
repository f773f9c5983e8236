import type { ViewAsset } from '@sitewright/blocks/ground/view-context'
import { imageAddress } from '@sitewright/model/images/sizes'
import type { PointerEvent } from 'react'
import { type FocalPoint, focalPointAt, moveFocalPoint } from './move-focal-point'
import './focal-picture.css'

interface FocalPictureProps {
  asset: Pick<ViewAsset, 'address' | 'hasWidths'>
  value: FocalPoint
  onChange: (point: FocalPoint) => void
}

/** The part of a picture that stays in sight whatever is cut off: set by a press, a drag or the arrow keys. */
export function FocalPicture({ asset, value, onChange }: FocalPictureProps) {
  function point(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange(focalPointAt(event, event.currentTarget.getBoundingClientRect()))
  }
  const percent = { x: Math.round(value.x * 100), y: Math.round(value.y * 100) }
  return (
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
  )
}
