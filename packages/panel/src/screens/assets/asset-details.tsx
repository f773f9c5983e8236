import type { Asset } from '@sitewright/model/assets/asset-answers'
import { assetChange } from '@sitewright/model/assets/asset-answers'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { maxLengthOf } from '@sitewright/model/documents/schema-limits'
import { checkFileName } from '@sitewright/model/editor/field-checks'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { TextArea, TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { changeAsset, uploads } from '../../data/files/assets'
import { AssetThumb } from '../../fields/assets/asset-grid'
import { acceptOfKind } from '../../fields/assets/asset-kinds'
import { writePlace } from '../../fields/assets/folder-words'
import { FileButton } from '../../fields/uploads/file-button'
import { RelativeTime } from '../../parts/relative-time'
import { AssetUses } from './asset-uses'

interface AssetDetailsProps {
  asset: Asset
  folders: readonly AssetFolder[]
  onClose: () => void
  onMove: (() => void) | null
  onDelete: () => void
  onReplaced: (asset: Asset) => void
}

/** All about one file, beside the others. */
export function AssetDetails({ asset, folders, onClose, onMove, onDelete, onReplaced }: AssetDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [name, setName] = useState(asset.name)
  const [altText, setAltText] = useState(asset.altText)
  useEffect(() => heading.current?.focus(), [])
  const save = useMutation({
    mutationFn: () => changeAsset(asset.id, { name, altText }),
    onSuccess: (saved) => {
      setName(saved.name)
      toasts.show({ text: 'File saved' })
    },
    onError: () => {
      const isRename = name !== asset.name
      toasts.show({
        kind: 'error',
        text: isRename ? panelStrings.renameFailed : 'The file couldn’t be saved. Try again.',
      })
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
      toasts.show({ text: `${replaced.name} replaced everywhere` })
    })
  }
  const size = asset.width && asset.height ? `${asset.width} × ${asset.height} pixels, ` : ''
  return (
    <aside className="asset-details" aria-label="File details">
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
        {formatFileSize(asset.byteLength)}, uploaded <RelativeTime time={asset.createdAt} />
        {writePlace(asset, folders)}
      </p>
      <form className="form" onSubmit={submit}>
        <TextField
          label="File name"
          value={name}
          error={nameError}
          maxLength={maxLengthOf(assetChange.shape.name)}
          onChange={setName}
        />
        {asset.kind === 'image' ? (
          <TextArea
            label="Alt text"
            hint="Describes the image for screen readers and search engines."
            maxLength={maxLengthOf(assetChange.shape.altText)}
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
      <section aria-label="Used in">
        <h4>Used in</h4>
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
        {onMove ? (
          <Button icon="folder" onClick={onMove}>
            Move to…
          </Button>
        ) : null}
        <Button kind="quiet" icon="trash" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </aside>
  )
}
