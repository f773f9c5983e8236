import type { Asset } from '@sitewright/model/assets/asset-answers'
import type { AssetFolder } from '@sitewright/model/assets/asset-folders'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { daysLeftInBin } from '@sitewright/model/pages/page-bin'
import { Icon } from '@sitewright/ui/base/icons'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { EmptyState } from '@sitewright/ui/feedback/empty-state'
import { Skeleton } from '@sitewright/ui/feedback/skeleton'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../data/calls/call-error'
import { moveAssets, useAssets } from '../../data/files/assets'
import { writePlace } from '../../fields/assets/folder-words'
import { LoadState } from '../../parts/load-state'

/** Deleted files: how long they stay, the way back and the way out. */
export function AssetBin({ search, folders }: { search: string; folders: readonly AssetFolder[] }) {
  const query = useAssets({ search, kind: null, isBin: true })
  const [leaving, setLeaving] = useState<Asset | null>(null)
  const move = useMutation({
    mutationFn: ({ kind, asset }: { kind: 'restore' | 'erase'; asset: Asset }) => moveAssets(kind, [asset.id]),
    onSuccess: (_, { kind, asset }) =>
      toasts.show({
        text:
          kind === 'restore'
            ? `${asset.name} restored${writePlace(asset, folders, 'to')}`
            : `${asset.name} permanently deleted`,
      }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  if (query.data === undefined)
    return (
      <LoadState query={query}>
        <Skeleton lines={4} heightPx={40} label="Loading trash" />
      </LoadState>
    )
  const assets = query.data.pages.flatMap((page) => page.assets)
  if (assets.length === 0)
    return (
      <EmptyState icon="trash" title={search ? 'No files found' : 'Trash is empty'}>
        Deleted files stay here for 30 days.
      </EmptyState>
    )
  return (
    <>
      <ul className="asset-bin" aria-label="Deleted files">
        {assets.map((asset) => (
          <li key={asset.id} className="row">
            <Icon name={asset.kind === 'image' ? 'assets' : 'file'} />
            <span className="row-main asset-bin-name">
              <strong>{asset.name}</strong>
              <span className="sw-field-hint">
                {formatFileSize(asset.byteLength)}, {writeDaysLeft(asset)}
                {asset.folderId === null ? '' : `, was${writePlace(asset, folders)}`}
              </span>
            </span>
            <Button size="small" onClick={() => move.mutate({ kind: 'restore', asset })}>
              Restore<span className="sw-hidden-text"> {asset.name}</span>
            </Button>
            <IconButton icon="trash" label={`Delete ${asset.name} permanently`} onClick={() => setLeaving(asset)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? <Button onClick={() => query.fetchNextPage()}>Show more</Button> : null}
      {leaving ? (
        <ConfirmDialog
          title="Delete file permanently?"
          confirmLabel="Delete permanently"
          isDanger
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            move.mutate({ kind: 'erase', asset: leaving })
            setLeaving(null)
          }}
        >
          <p>{leaving.name} will be gone. This can’t be undone.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function writeDaysLeft({ deletedAt }: Asset): string {
  const days = daysLeftInBin(Date.parse(deletedAt ?? ''), Date.now())
  return days === 1 ? '1 day left' : `${days} days left`
}
