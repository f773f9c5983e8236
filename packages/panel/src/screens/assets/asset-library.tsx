import type { Asset } from '@sitewright/model/assets/asset-answers'
import { Button } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { type ReactNode, useState } from 'react'
import { useAssetMap, type useAssets } from '../../data/files/assets'
import type { OpenFolder } from '../../fields/assets/folder-words'
import { NoFiles } from '../../fields/assets/no-files'
import { LoadState } from '../../parts/load-state'
import { AssetDetails } from './asset-details'
import { AssetTiles } from './asset-tiles'
import type { LibraryView } from './asset-tools'
import { SelectionBar } from './selection-bar'
import { useDeleteAssets } from './use-delete-assets'

interface AssetLibraryProps {
  view: LibraryView
  folder: OpenFolder
  query: ReturnType<typeof useAssets>
  assets: readonly Asset[]
  selected: readonly Asset[]
  onSelect: (selected: readonly Asset[]) => void
  /** Null while there is no folder to move files to. */
  onMove: ((assets: readonly Asset[]) => void) | null
  /** The file whose details the address asks for. */
  startId: string | null
  emptyAction: ReactNode
}

/** The files with the details of one of them, and what can be done with several at once. */
export function AssetLibrary(props: AssetLibraryProps) {
  const { view, folder, query, assets, selected, onSelect, onMove, startId, emptyAction } = props
  const [openId, setOpenId] = useState(startId)
  const linked = useAssetMap(startId ? [startId] : [])
  const deleting = useDeleteAssets(() => {
    onSelect([])
    setOpenId(null)
  })
  if (query.data === undefined)
    return (
      <LoadState query={query}>
        <Skeleton lines={6} heightPx={80} label="Loading files" />
      </LoadState>
    )
  const open = assets.find((asset) => asset.id === openId) ?? linked.get(openId ?? '')
  if (assets.length === 0 && (view.search !== '' || view.kind !== 'all'))
    return (
      <EmptyState icon="search" title="No files found">
        Try another search or type.
      </EmptyState>
    )
  if (assets.length === 0) return <NoFiles folder={folder} action={emptyAction} />
  function close() {
    setOpenId(null)
    document.querySelector<HTMLElement>(`[data-asset-id='${openId}']`)?.focus()
  }
  return (
    <div className={`asset-library${open ? ' has-details' : ''}`}>
      <div className="asset-main">
        {selected.length > 0 ? (
          <SelectionBar
            count={selected.length}
            onSelectAll={() => onSelect(assets)}
            onClear={() => onSelect([])}
            onMove={onMove && (() => onMove(selected))}
            onDelete={() => deleting.ask(selected)}
          />
        ) : null}
        <AssetTiles
          assets={assets}
          folders={view.search ? folder.all : []}
          openId={openId}
          selected={new Set(selected.map((asset) => asset.id))}
          onOpen={(asset) => setOpenId(asset.id)}
          onSelect={(asset, isSelected) =>
            onSelect(isSelected ? [...selected, asset] : selected.filter(({ id }) => id !== asset.id))
          }
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
          folders={folder.all}
          onClose={close}
          onMove={onMove && (() => onMove([open]))}
          onDelete={() => deleting.ask([open])}
          onReplaced={(asset) => setOpenId(asset.id)}
        />
      ) : null}
      {deleting.dialog}
    </div>
  )
}
