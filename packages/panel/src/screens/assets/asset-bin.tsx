import type { Asset } from '@sitewright/model/assets/asset-answers'
import { formatFileSize } from '@sitewright/model/editor/file-sizes'
import { daysLeftInBin } from '@sitewright/model/pages/page-bin'
import { Button, IconButton } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { EmptyState, LoadFailure } from '@sitewright/ui/empty-state'
import { Icon } from '@sitewright/ui/icons'
import { Skeleton } from '@sitewright/ui/skeleton'
import { toasts } from '@sitewright/ui/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { moveAssets, useAssets } from '../../data/assets'
import { textOfError } from '../../data/call-error'

/** Deleted files: how long they stay, the way back and the way out. */
export function AssetBin({ search }: { search: string }) {
  const query = useAssets({ search, kind: null, isBin: true })
  const [leaving, setLeaving] = useState<Asset | null>(null)
  const move = useMutation({
    mutationFn: ({ kind, asset }: { kind: 'restore' | 'erase'; asset: Asset }) => moveAssets(kind, [asset.id]),
    onSuccess: (_, { kind, asset }) =>
      toasts.show({ text: kind === 'restore' ? `${asset.name} is back.` : `${asset.name} is deleted for ever.` }),
    onError: (error) => toasts.show({ kind: 'error', text: textOfError(error) }),
  })
  if (query.isPending) return <Skeleton lines={4} heightPx={40} label="Loading the bin" />
  if (query.isError) return <LoadFailure onRetry={() => query.refetch()} />
  const assets = query.data.pages.flatMap((page) => page.assets)
  if (assets.length === 0)
    return (
      <EmptyState icon="trash" title={search ? 'No deleted file has this name' : 'The bin is empty'}>
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
              </span>
            </span>
            <Button size="small" onClick={() => move.mutate({ kind: 'restore', asset })}>
              Restore<span className="sw-hidden-text"> {asset.name}</span>
            </Button>
            <IconButton icon="trash" label={`Delete ${asset.name} for ever`} onClick={() => setLeaving(asset)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? <Button onClick={() => query.fetchNextPage()}>Show more</Button> : null}
      {leaving ? (
        <ConfirmDialog
          title="Delete this file for ever?"
          confirmLabel="Delete for ever"
          isDanger
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            move.mutate({ kind: 'erase', asset: leaving })
            setLeaving(null)
          }}
        >
          <p>{leaving.name} is lost. This cannot be undone.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function writeDaysLeft({ deletedAt }: Asset): string {
  const days = daysLeftInBin(Date.parse(deletedAt ?? ''), Date.now())
  return days === 1 ? '1 day left' : `${days} days left`
}
