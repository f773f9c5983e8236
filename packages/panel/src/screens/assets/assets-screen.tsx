import { wayToFolder } from '@sitewright/model/assets/asset-folder-tree'
import { maxAssetFolderDepth } from '@sitewright/model/assets/asset-folders'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { zIndexBase } from '@sitewright/model/overlays/layers'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { useState } from 'react'
import { useAssetFolders } from '../../data/files/asset-folders'
import { useFoundAssets } from '../../data/files/assets'
import { FileButton } from '../../fields/uploads/file-button'
import { LoadState } from '../../parts/load-state'
import { AssetBin } from './asset-bin'
import { AssetBrowser } from './asset-browser'
import { openFolder, readAssetPlace } from './asset-place'
import { AssetTools, type LibraryView } from './asset-tools'
import { useFolderDialogs } from './folders/use-folder-dialogs'
import { uploadTogether } from './upload-together'
import { useFileDrop } from './use-file-drop'

const firstView: LibraryView = { search: '', kind: 'all', sort: 'newest', isBin: false }

/** `part` of the address names a folder, or a file whose details are shown where it is kept. */
export function AssetsScreen({ part }: { part: string | null }) {
  const [view, setView] = useState(firstView)
  const { folderId, assetId } = readAssetPlace(part)
  const linked = useFoundAssets(assetId === null ? [] : [assetId])
  const folders = useAssetFolders(view.kind === 'all' ? null : view.kind)
  const all = folders.data ?? []
  const isFolder = (id: string | null | undefined) => all.some((it) => it.id === id)
  const wantedId = folderId ?? linked.assets.get(assetId ?? '')?.folderId ?? null
  const openId = isFolder(wantedId) ? wantedId : null
  const { ask, dialog } = useFolderDialogs({ id: openId, all })
  const upload = (files: readonly File[]) => void uploadTogether(files, openId)
  const isOver = useFileDrop(upload)
  const way = wayToFolder(openId, all)
  const isMissing = folderId !== null ? folders.isSuccess && !isFolder(folderId) : !linked.assets.has(assetId ?? '')
  function open(id: string | null) {
    setView({ ...view, search: '' })
    openFolder(id)
  }
  return (
    <section className="screen screen-wide" aria-label="Assets">
      <header className="wide-head">
        <h2>Assets</h2>
        <AssetTools
          view={view}
          onChange={setView}
          onFiles={upload}
          onNewFolder={way.length < maxAssetFolderDepth ? () => ask({ kind: 'new' }) : null}
        />
      </header>
      <p className="sw-field-hint">{view.isBin ? 'Deleted files can be restored for 30 days.' : writeDropHint(way)}</p>
      {part !== null && linked.isSettled && isMissing ? (
        <p className="sw-field-error" role="alert">
          {panelStrings.contentNotFound}
        </p>
      ) : null}
      {view.isBin ? (
        <AssetBin search={view.search} folders={all} />
      ) : folders.data && linked.isSettled ? (
        <AssetBrowser
          view={view}
          folder={{ id: openId, all }}
          onOpenFolder={open}
          ask={ask}
          startId={linked.assets.has(assetId ?? '') ? assetId : null}
          emptyAction={<FileButton onFiles={upload} />}
        />
      ) : (
        <LoadState query={folders}>
          <Skeleton lines={6} heightPx={80} label="Loading files" />
        </LoadState>
      )}
      {dialog}
      {isOver ? (
        <div className="drop-veil" style={{ zIndex: zIndexBase }}>
          <p>Drop files to upload</p>
        </div>
      ) : null}
    </section>
  )
}

function writeDropHint(way: readonly { readonly name: string }[]): string {
  const into = way.at(-1)
  return `Drop files anywhere in the window to upload them${into ? ` to ${into.name}` : ''}.`
}
