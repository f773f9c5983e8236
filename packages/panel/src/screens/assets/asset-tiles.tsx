import type { Asset } from '@sitewright/model/assets/asset-answers'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { AssetName, AssetThumb } from '../../fields/assets/asset-grid'
import { writePlace } from '../../fields/assets/folder-words'

interface AssetTilesProps {
  assets: readonly Asset[]
  /** Where files of several folders are listed: to tell which one each is in. */
  folders: readonly AssetFolder[]
  openId: string | null
  selected: ReadonlySet<string>
  onOpen: (asset: Asset) => void
  onSelect: (asset: Asset, isSelected: boolean) => void
}

/** Tiles to open, each with a box to select it together with others. */
export function AssetTiles({ assets, folders, openId, selected, onOpen, onSelect }: AssetTilesProps) {
  return (
    <ul className={`asset-grid${selected.size > 0 ? ' has-selection' : ''}`}>
      {assets.map((asset) => (
        <li key={asset.id} className="asset-item">
          <button
            type="button"
            className="asset-tile"
            aria-label={`Open ${asset.name}${writePlace(asset, folders)}`}
            aria-current={asset.id === openId || undefined}
            data-asset-id={asset.id}
            onClick={() => onOpen(asset)}
          >
            <AssetThumb asset={asset} />
            <AssetName asset={asset} folders={folders} />
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
