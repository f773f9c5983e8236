import { maxFiles } from '@sitewright/model/commerce/products/product'
import type { ProductDetail, ProductFile } from '@sitewright/model/commerce/products/product-answers'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { uploadLimitsMb } from '@sitewright/model/editor/uploads'
import { Icon } from '@sitewright/ui/base/icons'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useRef, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { addressOfProductFile, removeProductFile } from '../../../data/store/products'
import { Card } from '../parts/card'
import { FileDrop } from './file-drop'
import { useFileUploads } from './use-file-uploads'

/** What buyers of a digital product download. Nobody else can reach these files. */
export function FilesCard({ detail }: { detail: ProductDetail }) {
  const { id: productId, files } = detail
  const [removed, setRemoved] = useState<ProductFile | null>(null)
  const { uploads, add, cancel } = useFileUploads(productId)
  const input = useRef<HTMLInputElement>(null)
  const room = maxFiles - files.length - uploads.filter(({ problem }) => problem === null).length
  const hint =
    files.length === 0
      ? 'Add the files customers get when they buy this product. Orders can’t be delivered until you do.'
      : 'Only people who buy this product can download these files.'
  return (
    <Card title="Files" hint={hint}>
      <FileDrop onDrop={(dropped) => add(dropped.slice(0, room))}>
        {files.length > 0 || uploads.length > 0 ? (
          <ul className="product-files" aria-label="Files">
            {files.map((file) => (
              <li key={file.id}>
                <Icon name="file" sizePx={20} />
                <span className="product-file-name">
                  <a href={addressOfProductFile(productId, file.id)} download>
                    {file.name}
                  </a>
                  <small>{formatFileSize(file.byteLength)}</small>
                </span>
                <IconButton icon="trash" label={`Remove ${file.name}`} onClick={() => setRemoved(file)} />
              </li>
            ))}
            {uploads.map((upload) => (
              <li key={upload.id}>
                <Icon name="file" sizePx={20} />
                <span className="product-file-name">
                  <span>{upload.name}</span>
                  {upload.problem === null ? (
                    <progress aria-label={`Uploading ${upload.name}`} max={1} value={upload.share} />
                  ) : (
                    <span className="sw-field-error" role="alert">
                      {upload.problem}
                    </span>
                  )}
                </span>
                <IconButton
                  icon="close"
                  label={upload.problem === null ? `Cancel ${upload.name}` : `Dismiss ${upload.name}`}
                  onClick={() => cancel(upload.id)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Choose files"
          onChange={(event) => {
            add([...(event.target.files ?? [])].slice(0, room))
            event.target.value = ''
          }}
        />
        <div className="product-files-add">
          <Button disabled={room <= 0} onClick={() => input.current?.click()}>
            Add files
          </Button>
          <span className="sw-field-hint">Or drop them here. Any type, up to {uploadLimitsMb.file} MB each.</span>
        </div>
      </FileDrop>
      {removed ? (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          confirmLabel="Remove file"
          isDanger
          onConfirm={() => {
            setRemoved(null)
            void remove(productId, removed)
          }}
          onCancel={() => setRemoved(null)}
        >
          New buyers won’t get it. Past buyers keep their download until you renew their links.
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}

async function remove(productId: string, file: ProductFile): Promise<void> {
  try {
    await removeProductFile(productId, file.id)
    toasts.show({ text: `${file.name} removed` })
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}
