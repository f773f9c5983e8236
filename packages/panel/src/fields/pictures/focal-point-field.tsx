import { useAssetMap } from '../../data/files/assets'
import { FocalPicture } from './focal-picture'
import type { FocalPoint } from './move-focal-point'

interface FocalPointFieldProps {
  assetId: string
  value: FocalPoint
  onChange: (point: FocalPoint) => void
}

export function FocalPointField({ assetId, value, onChange }: FocalPointFieldProps) {
  const asset = useAssetMap([assetId]).get(assetId)
  if (asset?.kind !== 'image') return null
  return (
    <div className="sw-field">
      <span className="sw-field-label">Focal point</span>
      <FocalPicture asset={asset} value={value} onChange={onChange} />
    </div>
  )
}
