import type { Asset, AssetKind } from '@sitewright/model/assets/asset-answers'
import { Dialog } from '@sitewright/ui/dialog'
import { TextField } from '@sitewright/ui/text-field'
import { useState } from 'react'
import { acceptOfKind, pickTitles } from '../drawers/asset-kinds'
import { AssetGrid } from './asset-grid'
import { FileButton } from './file-button'
import { UploadList, useUploadFiles } from './upload-list'

interface AssetPickerProps {
  kind: AssetKind | null
  onPick: (asset: Asset) => void
  onCancel: () => void
}

export function AssetPicker({ kind, onPick, onCancel }: AssetPickerProps) {
  const [search, setSearch] = useState('')
  const upload = useUploadFiles(onPick)
  const button = <FileButton accept={acceptOfKind(kind)} onFiles={(files) => upload(files.slice(0, 1))} />
  return (
    <Dialog title={pickTitles[kind ?? 'file']} widthPx={760} onCancel={onCancel}>
      <div className="screen-tools">
        <TextField
          hidesLabel
          label="Search files"
          type="search"
          placeholder="Search"
          value={search}
          onChange={setSearch}
        />
        {button}
      </div>
      <UploadList />
      <AssetGrid search={search} kind={kind} onPick={onPick} pickLabel="Use" />
    </Dialog>
  )
}
