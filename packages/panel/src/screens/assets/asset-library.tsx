import type { Asset } from '@sitewright/model/assets/asset-answers'
import { Button } from '@sitewright/ui/button'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Skeleton } from '@sitewright/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { useAssetMap, useAssets } from '../../data/assets'
import { AssetDetails } from './asset-details'
import { AssetTiles } from './asset-tiles'
import type { LibraryView } from './asset-tools'
import { useDeleteAssets } from './use-delete-assets'

interface AssetLibraryProps {
  view: LibraryView
  /** The file whose details the address asks for. */
  startId: string | null
  emptyAction: ReactNode
}

/** The files with the details of one of them, and what can be done with several at once. */
export function AssetLibrary({ view, startId, emptyAction }: AssetLibraryProps) {
  const { search, kind, sort } = view
  const query = useAssets({ search, kind: kind === 'all' ? null : kind, sort })
  const [openId, setOpenId] = useState(startId)
  const linked = useAssetMap(startId ? [startId] : [])
  const [chosen, setChosen] = useState<ReadonlyMap<string, Asset>>(new Map())
  const deleting = useDeleteAssets(() => {
    setChosen(new Map())
    setOpenId(null)
  })
  if (query.isPending) return <Skeleton lines={6} heightPx={80} label="Loading files" />
  if (query.isError) return <LoadFailure onRetry={() => query.refetch()} />
  const assets = query.data.pages.flatMap((page) => page.assets)
  const open = assets.find((asset) => asset.id === openId) ?? linked.get(openId ?? '')
  const selected = assets.filter((asset) => chosen.has(asset.id))
  if (assets.length === 0 && (search !== '' || kind !== 'all'))
    return (
      <EmptyState icon="search" title="No file was found">
        Try fewer letters, or all kinds.
      </EmptyState>
    )
  if (assets.length === 0)
    return (
      <EmptyState icon="assets" title="No files yet" action={emptyAction}>
        Pictures, sounds and documents that you upload are kept here and can be used on every page.
      </EmptyState>
    )
  function select(asset: Asset, isSelected: boolean) {
    const next = new Map(chosen)
    if (isSelected) next.set(asset.id, asset)
    else next.delete(asset.id)
    setChosen(next)
  }
  function close() {
    setOpenId(null)
    document.querySelector<HTMLElement>(`[data-asset-id='${openId}']`)?.focus()
  }
  return (
    <div className={`asset-library${open ? ' has-details' : ''}`}>
      <div className="asset-main">
        {selected.length > 0 ? (
          <div className="asset-selection" role="toolbar" aria-label="Selected files">
            <strong role="status">{selected.length} selected</strong>
            <Button size="small" onClick={() => setChosen(new Map(assets.map((asset) => [asset.id, asset])))}>
              Select all shown
            </Button>
            <Button size="small" kind="quiet" onClick={() => setChosen(new Map())}>
              Clear
            </Button>
            <Button size="small" kind="danger" icon="trash" onClick={() => deleting.ask(selected)}>
              Delete
            </Button>
          </div>
        ) : null}
        <AssetTiles
          assets={assets}
          openId={openId}
          selected={new Set(selected.map((asset) => asset.id))}
          onOpen={(asset) => setOpenId(asset.id)}
          onSelect={select}
        />
        {query.hasNextPage ? (
          <Button onClick={() => query.fetchNextPage()} disabled={query.isFetchingNextPage}>
            Show more
          </Button>
        ) : null}
      </div>
      {open ? (
        <AssetDetails
          key={`${open.id} ${open.address}`}
          asset={open}
          onClose={close}
          onDelete={() => deleting.ask([open])}
          onReplaced={(asset) => setOpenId(asset.id)}
        />
      ) : null}
      {deleting.dialog}
    </div>
  )
}
