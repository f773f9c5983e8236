import type { Asset } from '@sitewright/model/assets/asset-answers'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Button, IconButton } from '@sitewright/ui/button'
import { useSyncExternalStore } from 'react'
import { uploads } from '../data/assets'

/** Sends files and tells of each that arrived. */
export function useUploadFiles(onArrived: (asset: Asset) => void): (files: readonly File[]) => void {
  return (files) => {
    for (const file of files) {
      void uploads.add(file).then((asset) => {
        if (asset) onArrived(asset)
      })
    }
  }
}

/** Files on their way, with progress, and failed ones with the way to try again. */
export function UploadList() {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  if (list.length === 0) return null
  return (
    <ul className="upload-list" aria-label="Uploads">
      {list.map((upload) => (
        <li key={upload.id} className={`upload upload-${upload.state}`}>
          <span className="upload-name">{upload.name}</span>
          {upload.state === 'sending' ? (
            <progress className="sw-progress" value={upload.share} max={1} aria-label={`Uploading ${upload.name}`} />
          ) : (
            <>
              <span className="sw-field-error" role="alert">
                {panelStrings.uploadFailedInList}: {upload.text}
              </span>
              {upload.canRetry ? (
                <Button size="small" onClick={() => uploads.retry(upload.id)}>
                  Retry
                </Button>
              ) : null}
              <IconButton icon="close" label="Dismiss" onClick={() => uploads.dismiss(upload.id)} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
