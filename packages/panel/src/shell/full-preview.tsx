import type { DeviceView } from '@sitewright/model/reference/devices'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { places } from '@sitewright/model/routes/places'
import { Button } from '@sitewright/ui/button'
import { Skeleton } from '@sitewright/ui/skeleton'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageSession } from '../document/page-session'
import { hasExpandedPreview } from './expanded-preview'

interface FullPreviewProps {
  session: PageSession
  title: string
  device: DeviceView
  onClose: () => void
}

/** The draft over the whole window, alive as visitors will meet it. Escape ends it, from inside the page too. */
export function FullPreview({ session, title, device, onClose }: FullPreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEscapeInside(frame, onClose)
  const [isSaved, setSaved] = useState(false)
  const isExpanded = hasExpandedPreview(document.cookie)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    // The host draws what it has: what waits is saved first.
    void session.autosave.flush().finally(() => setSaved(true))
  }, [session])
  return (
    <dialog
      ref={dialog}
      className="full-preview sw-root"
      aria-label={`Full-screen preview of ${title}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={isExpanded ? 'full-preview-expanded' : `canvas-${device} full-preview-page`}>
        {isSaved ? (
          <iframe
            ref={frame}
            title={`Full-screen preview of ${title}`}
            src={`${fillPath(places.configFrame, { pageId: session.pageId })}?view=visitor`}
          />
        ) : (
          <Skeleton lines={8} heightPx={40} label="Loading the preview" />
        )}
      </div>
      <div className="full-preview-end">
        <Button icon="close" onClick={onClose}>
          End preview (Esc)
        </Button>
      </div>
    </dialog>
  )
}

/** The page can be used before its pictures are there: its window is watched for, since `load` would come too late. */
function useEscapeInside(frame: RefObject<HTMLIFrameElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    const heard = new WeakSet<Document>()
    function endByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.stopImmediatePropagation()
      latest.current()
    }
    function look() {
      const inside = frame.current?.contentDocument
      if (inside && !heard.has(inside)) {
        heard.add(inside)
        inside.defaultView?.addEventListener('keydown', endByKey, { capture: true })
      }
      asked = requestAnimationFrame(look)
    }
    let asked = requestAnimationFrame(look)
    return () => cancelAnimationFrame(asked)
  }, [frame])
}
