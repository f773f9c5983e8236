import type { Asset, AssetKind } from '@sitewright/model/assets/asset-answers'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { imageAddress } from '@sitewright/model/images/sizes'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useAssets } from '../../data/files/assets'
import { LoadState } from '../../parts/load-state'
import { describeFolder, type OpenFolder, writePlace } from './folder-words'
import { NoFiles } from './no-files'

interface AssetGridProps {
  search: string
  /** The open folder, whose files are shown unless something is searched for. */
  folder: OpenFolder
  kind: AssetKind | null
  onPick: (asset: Asset) => void
  pickLabel: string
  /** Where several are chosen: those that are, in their order. */
  picked?: readonly string[]
  /** No further one can be chosen. */
  isFull?: boolean
}

export function AssetGrid({ search, folder, kind, onPick, pickLabel, picked, isFull = false }: AssetGridProps) {
  const query = useAssets({ search, kind, folderId: search ? undefined : folder.id })
  if (query.data === undefined)
    return (
      <LoadState query={query}>
        <Skeleton lines={6} heightPx={80} label="Loading files" />
      </LoadState>
    )
  const assets = query.data.pages.flatMap((page) => page.assets)
  if (assets.length === 0) {
    return search ? (
      <EmptyState icon="search" title="No files found">
        Try another search.
      </EmptyState>
    ) : (
      <NoFiles folder={folder} isOneKind={kind !== null} />
    )
  }
  return (
    <>
      <ul className="asset-grid">
        {assets.map((asset) => (
          <li key={asset.id}>
            <button
              type="button"
              className="asset-tile"
              aria-label={`${pickLabel} ${asset.name}${search ? writePlace(asset, folder.all) : ''}`}
              aria-pressed={picked?.includes(asset.id)}
              disabled={isFull && !picked?.includes(asset.id)}
              onClick={() => onPick(asset)}
            >
              <AssetThumb asset={asset} />
              {picked?.includes(asset.id) ? <span className="asset-order">{picked.indexOf(asset.id) + 1}</span> : null}
              <AssetName asset={asset} folders={search ? folder.all : []} />
            </button>
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button onClick={() => query.fetchNextPage()} disabled={query.isFetchingNextPage}>
          Show more
        </Button>
      ) : null}
    </>
  )
}

export function AssetThumb({ asset, widthPx = 300 }: { asset: Asset; widthPx?: 300 | 750 }) {
  if (asset.kind !== 'image') {
    return (
      <span className="asset-thumb">
        <Icon name="file" sizePx={32} />
      </span>
    )
  }
  const address = asset.hasWidths ? imageAddress(asset.address, widthPx) : asset.address
  return <img className="asset-thumb" src={address} alt="" loading="lazy" draggable={false} />
}

/** With the folder that it is in, where these are given: a search looks into all. */
export function AssetName({ asset, folders }: { asset: Asset; folders: readonly AssetFolder[] }) {
  const isFiled = folders.some(({ id }) => id === asset.folderId)
  return (
    <>
      <span className="asset-name">{asset.name}</span>
      {isFiled ? <small className="asset-place">{describeFolder(asset.folderId, folders)}</small> : null}
    </>
  )
}
