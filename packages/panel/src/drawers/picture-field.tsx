import { imageAddress } from '@sitewright/model/images/sizes'
import { Button } from '@sitewright/ui/button'
import { type DragEvent, useId, useState } from 'react'
import { useAssetMap } from '../data/assets'
import { AssetPicker } from '../screens/asset-picker'
import { UploadList, useUploadFiles } from '../screens/upload-list'

interface PictureFieldProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  hint?: string | undefined
  error?: string | undefined
}

/** A picture of the site's files: chosen from them, dropped here, or taken from this device. */
export function PictureField({ label, value, onChange, hint, error }: PictureFieldProps) {
  const labelId = useId()
  const [isPicking, setPicking] = useState(false)
  const [isOver, setOver] = useState(false)
  const asset = useAssetMap(value ? [value] : []).get(value ?? '')
  const upload = useUploadFiles((uploaded) => onChange(uploaded.id))
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    upload([...event.dataTransfer.files].slice(0, 1))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drop target with this layout in all browsers
    <div
      role="group"
      aria-labelledby={labelId}
      className={`sw-field picture-field${isOver ? ' is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="sw-field-label" id={labelId}>
        {label}
      </span>
      {asset ? (
        <img
          className="picture-preview"
          src={asset.hasWidths ? imageAddress(asset.address, 500) : asset.address}
          alt={asset.altText}
        />
      ) : (
        <p className="picture-empty">Drop a picture here, or choose one.</p>
      )}
      <UploadList />
      <div className="row-actions">
        {value ? (
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        ) : null}
        <Button size="small" icon="assets" onClick={() => setPicking(true)}>
          {value ? 'Replace' : 'Choose'}
        </Button>
      </div>
      {hint ? <p className="sw-field-hint">{hint}</p> : null}
      {error ? <p className="sw-field-error">{error}</p> : null}
      {isPicking ? (
        <AssetPicker
          kind="image"
          onCancel={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false)
            onChange(picked.id)
          }}
        />
      ) : null}
    </div>
  )
}
