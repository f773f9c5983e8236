import { Button } from '@sitewright/ui/controls/button'
import { useSyncExternalStore } from 'react'
import { uploads } from '../../data/files/assets'
import { countFiles } from '../../parts/count-files'
import { UploadItems, useHasUploadList } from './upload-list'

/** The queue of uploads over every screen, as long as there is something to tell. */
export function UploadTray() {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  const isShownElsewhere = useHasUploadList()
  if (list.length === 0 || isShownElsewhere) return null
  const failed = list.filter(({ state }) => state === 'failed').length
  const running = list.length - failed
  return (
    <section className="upload-tray" aria-label="Upload queue">
      <header>
        <h2>
          <span role="status">
            {running > 0 ? `Uploading ${countFiles(running)}` : `${countFiles(failed)} not uploaded`}
          </span>
        </h2>
        {running === 0 ? (
          <Button kind="quiet" size="small" onClick={uploads.dismissFailed}>
            Dismiss all
          </Button>
        ) : null}
      </header>
      <UploadItems list={list} />
    </section>
  )
}
