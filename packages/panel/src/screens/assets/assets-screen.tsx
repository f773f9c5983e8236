import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { toasts } from '@sitewright/ui/toast-store'
import { useState } from 'react'
import { useFoundAssets } from '../../data/assets'
import { FileButton } from '../file-button'
import { useUploadFiles } from '../upload-list'
import { AssetBin } from './asset-bin'
import { AssetLibrary } from './asset-library'
import { AssetTools, type LibraryView } from './asset-tools'
import { useFileDrop } from './use-file-drop'

export function AssetsScreen({ openId }: { openId: string | null }) {
  const [view, setView] = useState<LibraryView>({ search: '', kind: 'all', sort: 'newest', isBin: false })
  const upload = useUploadFiles((asset) => toasts.show({ text: `${asset.name} is uploaded.` }))
  const isOver = useFileDrop(upload)
  return (
    <section className="screen screen-wide" aria-label="Assets">
      <header className="wide-head">
        <h2>Assets</h2>
        <AssetTools view={view} onChange={setView} onFiles={upload} />
      </header>
      <p className="sw-field-hint">
        {view.isBin
          ? 'Deleted files can be restored for 30 days.'
          : 'Drop files anywhere in the window to upload them.'}
      </p>
      {openId ? <MissingFile assetId={openId} /> : null}
      {view.isBin ? (
        <AssetBin search={view.search} />
      ) : (
        <AssetLibrary key={openId} view={view} startId={openId} emptyAction={<FileButton onFiles={upload} />} />
      )}
      {isOver ? (
        <div className="drop-veil">
          <p>Drop the files to upload them</p>
        </div>
      ) : null}
    </section>
  )
}

/** Says so when the address asks for a file that is not there. */
function MissingFile({ assetId }: { assetId: string }) {
  const { assets, isSettled } = useFoundAssets([assetId])
  return isSettled && !assets.has(assetId) ? (
    <p className="sw-field-error" role="alert">
      {panelStrings.contentNotFound}
    </p>
  ) : null
}
