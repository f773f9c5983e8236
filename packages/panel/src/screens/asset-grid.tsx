import type { Asset, AssetKind } from '@sitewright/model/assets/asset-answers'
import { imageAddress } from '@sitewright/model/images/sizes'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Icon } from '@sitewright/ui/icons'
import { Skeleton } from '@sitewright/ui/skeleton'
import type { ReactNode } from 'react'
import { useAssets } from '../data/assets'

interface AssetGridProps {
  search: string
  kind: AssetKind | null
  onPick: (asset: Asset) => void
  pickLabel: string
  emptyAction?: ReactNode
}

export function AssetGrid({ search, kind, onPick, pickLabel, emptyAction }: AssetGridProps) {
  const query = useAssets({ search, kind })
  if (query.isPending) return <Skeleton lines={6} heightPx={80} label="Loading files" />
  if (query.isError) return <LoadFailure onRetry={() => query.refetch()} />
  const assets = query.data.pages.flatMap((page) => page.assets)
  if (assets.length === 0) {
    return search ? (
      <EmptyState icon="search" title="No file has this name">
        Try fewer letters.
      </EmptyState>
    ) : (
      <EmptyState icon="assets" title="No files yet" action={emptyAction}>
        Pictures, sounds and documents that you upload are kept here and can be used on every page.
      </EmptyState>
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
              aria-label={`${pickLabel} ${asset.name}`}
              onClick={() => onPick(asset)}
            >
              <AssetThumb asset={asset} />
              <span className="asset-name">{asset.name}</span>
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
  return <img className="asset-thumb" src={address} alt="" loading="lazy" />
}
