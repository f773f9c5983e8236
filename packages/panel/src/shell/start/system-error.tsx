import { errorOverlayButtons } from '@sitewright/model/data-layer/error-overlay'
import { Icon } from '@sitewright/ui/base/icons'
import { Button } from '@sitewright/ui/controls/button'
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type SystemError, systemErrors } from '../../data/system-errors'
import './system-error.css'

/** The full-screen error of what nobody handled. */
export function SystemErrors() {
  const error = useSyncExternalStore(systemErrors.subscribe, systemErrors.read)
  return error ? <SystemErrorScreen error={error} onClear={systemErrors.clear} /> : null
}

/** Covers the panel until it is reloaded or the message is cleared; Escape clears it, too. */
export function SystemErrorScreen({ error, onClear }: { error: SystemError; onClear: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="system-error sw-root"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <Icon name="warning" sizePx={32} />
      <h1 id={`${id}-title`}>{error.title}</h1>
      <p id={`${id}-text`}>{error.text} Your work is saved, or kept on this device until it can be.</p>
      <div className="system-error-actions">
        <Button onClick={onClear}>{errorOverlayButtons.clear}</Button>
        <Button kind="primary" onClick={() => location.reload()}>
          {errorOverlayButtons.reload}
        </Button>
      </div>
    </dialog>
  )
}
