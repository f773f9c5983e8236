import type { Asset } from '@sitewright/model/assets/asset-answers'
import { AssetThumb } from '../asset-grid'

interface AssetTilesProps {
  assets: readonly Asset[]
  openId: string | null
  selected: ReadonlySet<string>
  onOpen: (asset: Asset) => void
  onSelect: (asset: Asset, isSelected: boolean) => void
}

/** Tiles to open, each with a box to select it together with others. */
export function AssetTiles({ assets, openId, selected, onOpen, onSelect }: AssetTilesProps) {
  return (
    <ul className={`asset-grid${selected.size > 0 ? ' has-selection' : ''}`}>
      {assets.map((asset) => (
        <li key={asset.id} className="asset-item">
          <button
            type="button"
            className="asset-tile"
            aria-label={`Open ${asset.name}`}
            aria-current={asset.id === openId || undefined}
            data-asset-id={asset.id}
            onClick={() => onOpen(asset)}
          >
            <AssetThumb asset={asset} />
            <span className="asset-name">{asset.name}</span>
          </button>
          <label className="asset-check">
            <input
              type="checkbox"
              checked={selected.has(asset.id)}
              aria-label={`Select ${asset.name}`}
              onChange={(event) => onSelect(asset, event.target.checked)}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
