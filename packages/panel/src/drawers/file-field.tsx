import { Button } from '@sitewright/ui/button'
import { useId, useState } from 'react'
import { useAssetMap } from '../data/assets'
import { AssetPicker } from '../screens/asset-picker'

interface FileFieldProps {
  label: string
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

/** Any file of the site, such as a recording. */
export function FileField({ label, value, error, onChange }: FileFieldProps) {
  const labelId = useId()
  const [isPicking, setPicking] = useState(false)
  const asset = useAssetMap(value ? [value] : []).get(value ?? '')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own
    <div role="group" aria-labelledby={labelId} className="sw-field picture-field">
      <span className="sw-field-label" id={labelId}>
        {label}
      </span>
      <p className="picture-empty">{asset?.name ?? 'No file yet'}</p>
      <div className="row-actions">
        {value ? (
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        ) : null}
        <Button size="small" icon="file" onClick={() => setPicking(true)}>
          {value ? 'Replace' : 'Choose'}
        </Button>
      </div>
      {error ? <p className="sw-field-error">{error}</p> : null}
      {isPicking ? (
        <AssetPicker
          kind={null}
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
