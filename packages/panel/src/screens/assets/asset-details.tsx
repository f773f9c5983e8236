import type { Asset } from '@sitewright/model/assets/asset-answers'
import { checkFileName } from '@sitewright/model/editor/field-checks'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Button, IconButton } from '@sitewright/ui/button'
import { TextArea, TextField } from '@sitewright/ui/text-field'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { changeAsset, uploads } from '../../data/assets'
import { acceptOfKind } from '../../drawers/asset-kinds'
import { AssetThumb } from '../asset-grid'
import { FileButton } from '../file-button'
import { AssetUses } from './asset-uses'

interface AssetDetailsProps {
  asset: Asset
  onClose: () => void
  onDelete: () => void
  onReplaced: (asset: Asset) => void
}

/** All about one file, beside the others. */
export function AssetDetails({ asset, onClose, onDelete, onReplaced }: AssetDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [name, setName] = useState(asset.name)
  const [altText, setAltText] = useState(asset.altText)
  useEffect(() => heading.current?.focus(), [])
  const save = useMutation({
    mutationFn: () => changeAsset(asset.id, { name, altText }),
    onSuccess: (saved) => {
      setName(saved.name)
      toasts.show({ text: 'The file is saved.' })
    },
    onError: () => {
      const isRename = name !== asset.name
      toasts.show({ kind: 'error', text: isRename ? panelStrings.renameFailed : 'The file could not be saved.' })
    },
  })
  const nameError = checkFileName(name)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!nameError) save.mutate()
  }
  function replace(files: readonly File[]) {
    const [file] = files
    if (!file) return
    void uploads.add(file, { replaces: asset.id }).then((replaced) => {
      if (!replaced) return
      onReplaced(replaced)
      toasts.show({ text: `${replaced.name} is replaced everywhere.` })
    })
  }
  const size = asset.width && asset.height ? `${asset.width} × ${asset.height} pixels, ` : ''
  return (
    <aside className="asset-details" aria-label="Details of the file">
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {asset.name}
        </h3>
        <IconButton icon="close" label="Close details" onClick={onClose} />
      </header>
      <div className="asset-large">
        <AssetThumb asset={asset} widthPx={750} />
      </div>
      <p className="sw-field-hint">
        {size}
        {formatFileSize(asset.byteLength)}, uploaded {new Date(asset.createdAt).toLocaleDateString()}
      </p>
      <form className="form" onSubmit={submit}>
        <TextField label="File name" value={name} error={nameError} maxLength={200} onChange={setName} />
        {asset.kind === 'image' ? (
          <TextArea
            label="Alternative text"
            hint="What the picture shows, for those who cannot see it."
            maxLength={1000}
            value={altText}
            onChange={setAltText}
          />
        ) : null}
        <div className="row-actions">
          <Button kind="primary" type="submit" disabled={save.isPending}>
            Save
          </Button>
        </div>
      </form>
      <section aria-label="Where it is used">
        <h4>Where it is used</h4>
        <AssetUses assetId={asset.id} />
      </section>
      <div className="asset-actions">
        <FileButton
          kind="secondary"
          isSingle
          label="Replace file"
          accept={acceptOfKind(asset.kind)}
          onFiles={replace}
        />
        <a className="sw-button sw-button-secondary" href={asset.address} target="_blank" rel="noreferrer">
          Open
        </a>
        <Button kind="quiet" icon="trash" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </aside>
  )
}
