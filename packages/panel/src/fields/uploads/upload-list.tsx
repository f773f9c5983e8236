import type { Asset } from '@sitewright/model/assets/asset-answers'
import { recoveryActions } from '@sitewright/model/data-layer/connection-strings'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { Button, IconButton } from '@sitewright/ui/controls/button'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { uploads } from '../../data/files/assets'
import type { Upload } from '../../data/files/uploads'

/** Sends files and tells of each that arrived; of one that had to be tried again as long as the asking part is there. */
export function useUploadFiles(
  onArrived: (asset: Asset) => void,
): (files: readonly File[], folderId?: string | null) => void {
  const latest = useRef<typeof onArrived | null>(null)
  useEffect(() => {
    latest.current = onArrived
    return () => {
      latest.current = null
    }
  })
  return (files, folderId = null) => {
    for (const file of files) {
      void uploads.add(file, { folderId, onLate: (asset) => latest.current?.(asset) }).then((asset) => {
        if (asset) onArrived(asset)
      })
    }
  }
}

/** Lists inside dialogs; while one is shown the tray behind it would only repeat it. */
let shownLists = 0
const listeners = new Set<() => void>()

export function useHasUploadList(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shownLists > 0,
  )
}

function countList(step: 1 | -1) {
  shownLists += step
  for (const listener of listeners) listener()
}

/** Files on their way inside a dialog, which lies over the tray; elsewhere the tray tells of them, once. */
export function UploadList() {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  const place = useRef<HTMLSpanElement>(null)
  const [isInDialog, setInDialog] = useState(false)
  useLayoutEffect(() => setInDialog(Boolean(place.current?.closest('dialog'))), [])
  const isShown = isInDialog && list.length > 0
  useEffect(() => {
    if (!isShown) return
    countList(1)
    return () => countList(-1)
  }, [isShown])
  return (
    <>
      <span ref={place} hidden />
      {isShown ? <UploadItems list={list} /> : null}
    </>
  )
}

export function UploadItems({ list }: { list: readonly Upload[] }) {
  return (
    <ul className="upload-list" aria-label="Uploads">
      {list.map((upload) => (
        <li key={upload.id} className={`upload upload-${upload.state}`}>
          <span className="upload-name" title={upload.name}>
            {upload.name}
          </span>
          {upload.state === 'failed' ? <FailedUpload upload={upload} /> : <RunningUpload upload={upload} />}
        </li>
      ))}
    </ul>
  )
}

function RunningUpload({ upload: { id, name, share, state } }: { upload: Upload }) {
  return (
    <>
      {state === 'waiting' ? <span className="upload-note">Waiting</span> : null}
      {state === 'processing' ? <span className="upload-note">Processing…</span> : null}
      {state === 'sending' ? (
        <progress className="sw-progress" value={share} max={1} aria-label={`Uploading ${name}`} />
      ) : null}
      <IconButton icon="close" label={`Cancel ${name}`} onClick={() => uploads.cancel(id)} />
    </>
  )
}

function FailedUpload({ upload: { id, name, text, canRetry } }: { upload: Upload }) {
  return (
    <>
      {canRetry ? (
        <Button size="small" onClick={() => uploads.retry(id)}>
          {recoveryActions.row}
          <span className="sw-hidden-text"> {name}</span>
        </Button>
      ) : null}
      <IconButton icon="close" label={`${recoveryActions.closeToast} ${name}`} onClick={() => uploads.dismiss(id)} />
      <span className="sw-field-error" role="alert">
        {panelStrings.uploadFailedInList}: {text}
      </span>
    </>
  )
}
