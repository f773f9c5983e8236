import {
  type Crop,
  type CropHandle,
  cropCorners,
  cropEdges,
  cropRatios,
  dragCrop,
  fitCrop,
  isWholePicture,
  wholePicture,
} from '@sitewright/model/images/crop'
import { imageAddress } from '@sitewright/model/images/sizes'
import { Button } from '@sitewright/ui/controls/button'
import { Select } from '@sitewright/ui/controls/select'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useAssetMap } from '../../data/files/assets'

interface PictureCropProps {
  label: string
  value: Crop | null
  assetId: string | null
  onChange: (value: Crop | null) => void
}

const ratioChoices = [
  { value: 'free', label: 'Freeform' },
  { value: 'own', label: 'Original' },
  ...Object.keys(cropRatios).map((value) => ({ value, label: value.replace(':', ' : ') })),
]
const handleNames: Record<CropHandle, string> = {
  move: 'Move crop',
  nw: 'Top left corner',
  ne: 'Top right corner',
  se: 'Bottom right corner',
  sw: 'Bottom left corner',
  n: 'Top edge',
  e: 'Right edge',
  s: 'Bottom edge',
  w: 'Left edge',
}
const keyWays: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The part of a picture that is shown: drawn by mouse, finger or arrow keys, and seen on the page at once. */
export function PictureCrop({ label, value, assetId, onChange }: PictureCropProps) {
  const asset = useAssetMap(assetId ? [assetId] : []).get(assetId ?? '')
  const [shape, setShape] = useState('free')
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<{ crop: Crop; handle: CropHandle; x: number; y: number } | null>(null)
  const hintId = useId()
  if (!asset?.width || !asset.height) return null
  const { width, height } = asset
  const crop = value ?? wholePicture
  const ratio = readRatio(shape, width / height)
  const change = (next: Crop) => onChange(isWholePicture(next) ? null : next)

  function choose(name: string) {
    setShape(name)
    const chosen = readRatio(name, width / height)
    if (chosen !== null) change(fitCrop(crop, chosen))
  }
  function grab(event: PointerEvent<HTMLElement>, handle: CropHandle) {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { crop, handle, x: event.clientX, y: event.clientY }
  }
  function drag(event: PointerEvent<HTMLElement>) {
    const box = stage.current?.getBoundingClientRect()
    if (!held.current || !box) return
    const by = { x: (event.clientX - held.current.x) / box.width, y: (event.clientY - held.current.y) / box.height }
    change(dragCrop(held.current.crop, held.current.handle, by, ratio))
  }
  function press(event: KeyboardEvent, handle: CropHandle) {
    const way = keyWays[event.key]
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? 0.1 : 0.01
    change(dragCrop(crop, handle, { x: way.x * step, y: way.y * step }, ratio))
  }
  const handles = ratio === null ? [...cropCorners, ...cropEdges] : cropCorners
  return (
    <fieldset className="sw-field crop-field">
      <legend className="sw-field-label">{label}</legend>
      <div className="crop-stage" ref={stage}>
        <div className="crop-picture">
          <img src={asset.hasWidths ? imageAddress(asset.address, 500) : asset.address} alt="" draggable={false} />
          <span className="crop-window" style={placeWindow(crop)} />
        </div>
        {(['move', ...handles] as const).map((handle) => (
          <button
            key={handle}
            type="button"
            className={handle === 'move' ? 'crop-move' : 'crop-handle'}
            data-handle={handle}
            aria-label={handleNames[handle]}
            aria-describedby={hintId}
            style={handle === 'move' ? placeWindow(crop) : placeHandle(crop, handle)}
            onPointerDown={(event) => grab(event, handle)}
            onPointerMove={drag}
            onPointerUp={() => {
              held.current = null
            }}
            onPointerCancel={() => {
              held.current = null
            }}
            onKeyDown={(event) => press(event, handle)}
          />
        ))}
      </div>
      <p className="sw-field-hint" id={hintId} role="status">
        {`Shows ${Math.round(crop.width * width)} × ${Math.round(crop.height * height)} of ${width} × ${height} pixels.`}
      </p>
      <div className="crop-actions">
        <Select label="Crop ratio" value={shape} choices={ratioChoices} onChange={choose} />
        <Button
          size="small"
          disabled={value === null}
          onClick={() => {
            setShape('free')
            onChange(null)
          }}
        >
          Reset crop
        </Button>
      </div>
    </fieldset>
  )
}

/** Of shares: a square of a wide picture is narrower than it is high. */
function readRatio(shape: string, ownRatio: number): number | null {
  if (shape === 'own') return 1
  const pixels = (cropRatios as Readonly<Record<string, number>>)[shape]
  return pixels === undefined ? null : pixels / ownRatio
}

const percent = (share: number) => `${share * 100}%`

function placeWindow({ x, y, width, height }: Crop) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}

function placeHandle({ x, y, width, height }: Crop, handle: CropHandle) {
  const across = handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5
  const down = handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5
  return { left: percent(x + width * across), top: percent(y + height * down) }
}
