import { Button } from '@sitewright/ui/button'
import { useId, useState } from 'react'
import { useAssetMap } from '../data/assets'
import { AssetPicker } from '../screens/asset-picker'

interface VideoFieldProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  hint?: string
}

/** A video of the site's files. */
export function VideoField({ label, value, onChange, hint }: VideoFieldProps) {
  const labelId = useId()
  const [isPicking, setPicking] = useState(false)
  const asset = useAssetMap(value ? [value] : []).get(value ?? '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: looks like the field for pictures, which cannot be a fieldset
    <div role="group" aria-labelledby={labelId} className="sw-field picture-field">
      <span className="sw-field-label" id={labelId}>
        {label}
      </span>
      {asset ? (
        <video className="picture-preview" src={asset.address} muted preload="metadata" aria-label={asset.name} />
      ) : (
        <p className="picture-empty">Choose a short video without sound, such as an MP4.</p>
      )}
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
      {isPicking ? (
        <AssetPicker
          kind="video"
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
