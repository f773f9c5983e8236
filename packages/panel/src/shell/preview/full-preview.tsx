import { pageCalls } from '@sitewright/model/calls/pages'
import { isSiteSections } from '@sitewright/model/header-footer/site-sections'
import type { DeviceView } from '@sitewright/model/reference/devices'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { paths } from '@sitewright/model/routes/paths'
import { Button } from '@sitewright/ui/controls/button'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { Spinner } from '@sitewright/ui/spinner'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDeviceHeight } from '../../canvas/use-device-height'
import { callApi } from '../../data/calls/api'
import { textOfError } from '../../data/calls/call-error'
import type { PageSession } from '../../document/sessions/page-session'
import { siteAddress } from '../../ground/site-address'
import { withinSite } from '../../ground/site-path'
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
  const deviceHeight = useDeviceHeight(device)
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
            style={deviceHeight}
            title={`Full-screen preview of ${title}`}
            src={`${withinSite(fillPath(paths.configFrame, { pageId: session.pageId }))}?view=visitor`}
          />
        ) : (
          <span className="full-preview-wait" role="status" aria-label="Loading preview">
            <Spinner color="dark" />
          </span>
        )}
      </div>
      <div className="full-preview-end">
        {isSiteSections(session.pageId) ? null : <PreviewWithCode session={session} />}
        <Button icon="close" onClick={onClose}>
          End preview (Esc)
        </Button>
      </div>
    </dialog>
  )
}

/** The site's own code runs at the address of the site alone: a pass of some minutes shows the draft there. */
function PreviewWithCode({ session }: { session: PageSession }) {
  const [isOpening, setOpening] = useState(false)
  async function openPreview() {
    // Opened by the press itself, which a browser takes for wanted; its address comes with the answer.
    const tab = open('', '_blank')
    setOpening(true)
    try {
      await session.autosave.flush()
      const params = { pageId: session.pageId }
      const { path } = await callApi(pageCalls.createPreviewLink, { params, body: { isPass: true } })
      if (tab) {
        tab.opener = null
        tab.location.replace(siteAddress.value + path)
      }
    } catch (error) {
      tab?.close()
      toasts.show({ kind: 'error', text: textOfError(error) })
    } finally {
      setOpening(false)
    }
  }
  return (
    <Button icon="external" isBusy={isOpening} onClick={openPreview}>
      Preview with custom code
    </Button>
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
