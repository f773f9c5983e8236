import type { Asset } from '@sitewright/model/assets/asset-answers'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { Button } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { Dialog } from '@sitewright/ui/dialog'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { changeAsset, deleteAsset } from '../data/assets'
import { textOfError } from '../data/call-error'
import { AssetGrid, AssetThumb } from './asset-grid'
import { FileButton } from './file-button'
import { UploadList, useUploadFiles } from './upload-list'

export function AssetsScreen() {
  const [search, setSearch] = useState('')
  const [isOver, setOver] = useState(false)
  const [open, setOpen] = useState<Asset | null>(null)
  const upload = useUploadFiles((asset) => toasts.show({ text: `${asset.name} is uploaded.` }))
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    upload([...event.dataTransfer.files])
  }
  return (
    <section
      className={`screen screen-wide${isOver ? ' is-over' : ''}`}
      aria-label="Assets"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <header className="wide-head">
        <h2>Assets</h2>
        <div className="screen-tools">
          <TextField
            hidesLabel
            label="Search files"
            type="search"
            placeholder="Search"
            value={search}
            onChange={setSearch}
          />
          <FileButton onFiles={upload} />
        </div>
      </header>
      <p className="sw-field-hint">Drop files anywhere here to upload them.</p>
      <UploadList />
      <AssetGrid
        search={search}
        kind={null}
        onPick={setOpen}
        pickLabel="Open"
        emptyAction={<FileButton onFiles={upload} />}
      />
      {open ? <AssetDialog asset={open} onClose={() => setOpen(null)} /> : null}
    </section>
  )
}

function AssetDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const [altText, setAltText] = useState(asset.altText)
  const [isDeleting, setDeleting] = useState(false)
  const act = useMutation({
    mutationFn: async (kind: 'save' | 'delete') => {
      if (kind === 'delete') return deleteAsset(asset.id)
      await changeAsset(asset.id, { altText })
    },
    onSuccess: (_, kind) => {
      toasts.show({ text: kind === 'delete' ? 'The file is deleted.' : 'The file is saved.' })
      onClose()
    },
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  if (isDeleting) {
    return (
      <ConfirmDialog
        title="Delete this file?"
        confirmLabel="Delete"
        isDanger
        onCancel={() => setDeleting(false)}
        onConfirm={() => act.mutate('delete')}
      >
        <p>{asset.name} will be missing on every page that shows it.</p>
      </ConfirmDialog>
    )
  }
  const size = asset.width && asset.height ? `${asset.width} × ${asset.height} pixels, ` : ''
  return (
    <Dialog
      title={asset.name}
      widthPx={480}
      onCancel={onClose}
      actions={
        <>
          <Button kind="quiet" icon="trash" onClick={() => setDeleting(true)}>
            Delete
          </Button>
          <a className="sw-button sw-button-secondary" href={asset.address} target="_blank" rel="noreferrer">
            Open
          </a>
          <Button kind="primary" disabled={act.isPending} onClick={() => act.mutate('save')}>
            Save
          </Button>
        </>
      }
    >
      <div className="asset-large">
        <AssetThumb asset={asset} widthPx={750} />
      </div>
      <p className="sw-field-hint">
        {size}
        {formatFileSize(asset.byteLength)}
      </p>
      {asset.kind === 'image' ? (
        <TextArea
          label="Alternative text"
          hint="What the picture shows, for those who cannot see it."
          maxLength={400}
          value={altText}
          onChange={setAltText}
        />
      ) : null}
    </Dialog>
  )
}
