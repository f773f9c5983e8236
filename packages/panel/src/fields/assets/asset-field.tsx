import type { Asset, AssetKind } from '@sitewright/model/assets/asset-answers'
import { imageAddress } from '@sitewright/model/images/sizes'
import { Button } from '@sitewright/ui/controls/button'
import { lazy, Suspense, useId, useState } from 'react'
import { useAssetMap } from '../../data/files/assets'
import { UploadList, useUploadFiles } from '../uploads/upload-list'
import { acceptedFiles, emptyTexts } from './asset-kinds'
import { useDropTarget } from './use-drop-target'

const AssetPicker = lazy(async () => ({ default: (await import('./asset-picker')).AssetPicker }))

interface PictureFieldProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  hint?: string | undefined
  error?: string | undefined
}

export interface AssetFieldProps extends PictureFieldProps {
  /** Files of this kind alone; null takes any file. */
  kind: AssetKind | null
}

/** One of the site's files: chosen from them, dropped here, or taken from this device. */
export function AssetField({ label, value, onChange, hint, error, kind }: AssetFieldProps) {
  const [labelId, noteId] = [useId(), useId()]
  const [isPicking, setPicking] = useState(false)
  const asset = useAssetMap(value ? [value] : []).get(value ?? '')
  const upload = useUploadFiles((uploaded) => onChange(uploaded.id))
  const { isOver, handlers } = useDropTarget((files) => upload(acceptedFiles(kind, files).slice(0, 1)))
  return (
    <fieldset
      aria-labelledby={labelId}
      aria-describedby={hint || error ? noteId : undefined}
      className={`sw-field picture-field${isOver ? ' is-over' : ''}`}
      {...handlers}
    >
      <span className="sw-field-label" id={labelId}>
        {label}
      </span>
      {asset ? <AssetPreview asset={asset} /> : <p className="picture-empty">{emptyTexts[kind ?? 'file']}</p>}
      <UploadList />
      <div className="row-actions">
        {value ? (
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        ) : null}
        <Button size="small" icon={kind === 'image' ? 'assets' : 'file'} onClick={() => setPicking(true)}>
          {value ? 'Replace' : 'Choose'}
        </Button>
      </div>
      <div id={noteId}>
        {hint ? <p className="sw-field-hint">{hint}</p> : null}
        {error ? <p className="sw-field-error">{error}</p> : null}
      </div>
      {isPicking ? (
        <Suspense fallback={null}>
          <AssetPicker
            kind={kind}
            onCancel={() => setPicking(false)}
            onPick={(picked) => {
              setPicking(false)
              onChange(picked.id)
            }}
          />
        </Suspense>
      ) : null}
    </fieldset>
  )
}

export function PictureField(props: PictureFieldProps) {
  return <AssetField {...props} kind="image" />
}

function AssetPreview({ asset }: { asset: Asset }) {
  const { kind, address, name } = asset
  if (kind === 'image') {
    const source = asset.hasWidths ? imageAddress(address, 500) : address
    return <img className="picture-preview" src={source} alt={asset.altText} />
  }
  if (kind === 'video')
    return <video className="picture-preview" src={address} muted preload="metadata" aria-label={name} />
  return <p className="picture-empty">{name}</p>
}
