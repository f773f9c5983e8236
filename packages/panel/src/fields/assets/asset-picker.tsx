import type { Asset, AssetKind } from '@sitewright/model/assets/asset-answers'
import { Button } from '@sitewright/ui/controls/button'
import { TextField } from '@sitewright/ui/controls/text-field'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { type ReactNode, useState } from 'react'
import { useAssetFolders } from '../../data/files/asset-folders'
import { LoadState } from '../../parts/load-state'
import { FileButton } from '../uploads/file-button'
import { UploadList, useUploadFiles } from '../uploads/upload-list'
import { AssetGrid } from './asset-grid'
import { acceptOfKind, pickTitles } from './asset-kinds'
import { FolderTiles } from './folder-tiles'
import { FolderWay } from './folder-way'
import { listShownFolders, type OpenFolder } from './folder-words'
import { useFolderFocus } from './use-folder-focus'

interface AssetPickerProps {
  kind: AssetKind | null
  onPick: (asset: Asset) => void
  onCancel: () => void
}

/** One of the site's files: choosing it ends the dialog. */
export function AssetPicker({ kind, onPick, onCancel }: AssetPickerProps) {
  const upload = useUploadFiles(onPick)
  return (
    <PickerDialog title={pickTitles[kind ?? 'file']} kind={kind} isSingle onFiles={upload} onCancel={onCancel}>
      {(place) => <AssetGrid {...place} kind={kind} onPick={onPick} pickLabel="Use" />}
    </PickerDialog>
  )
}

interface PicturesPickerProps {
  /** How many there may be. */
  room: number
  /** In the order in which they were chosen. */
  onPick: (assetIds: string[]) => void
  onCancel: () => void
}

/** Many of the site's pictures at once. What is uploaded meanwhile is chosen as well. */
export function PicturesPicker({ room, onPick, onCancel }: PicturesPickerProps) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const add = (id: string) => setPicked((before) => (before.includes(id) ? before : [...before, id].slice(0, room)))
  const upload = useUploadFiles((asset) => add(asset.id))
  const toggle = ({ id }: Asset) => (picked.includes(id) ? setPicked(picked.filter((it) => it !== id)) : add(id))
  const isFull = picked.length >= room
  return (
    <PickerDialog title="Choose images" kind="image" onFiles={upload} onCancel={onCancel}>
      {(place) => (
        <>
          <AssetGrid {...place} kind="image" onPick={toggle} pickLabel="Choose" picked={picked} isFull={isFull} />
          <div className="picker-foot">
            <p role="status">
              {isFull ? `${picked.length} selected, the most you can add` : `${picked.length} selected`}
            </p>
            <Button onClick={() => setPicked([])} disabled={picked.length === 0}>
              Clear
            </Button>
            <Button kind="primary" disabled={picked.length === 0} onClick={() => onPick([...picked])}>
              {picked.length === 1 ? 'Add 1 image' : `Add ${picked.length} images`}
            </Button>
          </div>
        </>
      )}
    </PickerDialog>
  )
}

interface PickerDialogProps {
  title: string
  kind: AssetKind | null
  isSingle?: boolean
  onFiles: (files: readonly File[], folderId: string | null) => void
  onCancel: () => void
  children: (place: { search: string; folder: OpenFolder }) => ReactNode
}

/** Begins outside of all folders, whichever was open before: what was chosen from last says little of what is wanted next. */
function PickerDialog({ title, kind, isSingle = false, onFiles, onCancel, children }: PickerDialogProps) {
  const [search, setSearch] = useState('')
  const [folderId, setFolderId] = useState<string | null>(null)
  const query = useAssetFolders(kind)
  const all = query.data ?? []
  useFolderFocus(folderId, all)
  function open(id: string | null) {
    setSearch('')
    setFolderId(id)
  }
  return (
    <Dialog title={title} widthPx={760} onCancel={onCancel}>
      <div className="screen-tools">
        <TextField
          hidesLabel
          label="Search files"
          type="search"
          placeholder="Search"
          value={search}
          onChange={setSearch}
        />
        <FileButton accept={acceptOfKind(kind)} isSingle={isSingle} onFiles={(files) => onFiles(files, folderId)} />
      </div>
      <UploadList />
      {query.data === undefined ? (
        <LoadState query={query}>
          <Skeleton lines={1} heightPx={40} label="Loading folders" />
        </LoadState>
      ) : null}
      {search ? null : <FolderWay folderId={folderId} all={all} onOpen={open} />}
      <FolderTiles folders={listShownFolders({ id: folderId, all }, search)} all={all} onOpen={open} />
      {children({ search, folder: { id: folderId, all } })}
    </Dialog>
  )
}
