import { recoveryActions } from '@sitewright/model/data-layer/connection-strings'
import type { ToastStore } from '@sitewright/model/dialogs/toast-store'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Button, IconButton } from '../controls/button'
import { toasts as pageToasts } from './toast-store'

/** One per page. The live regions are there before the first toast, or nothing would be announced. */
export function Toasts({ store = pageToasts }: { store?: ToastStore }) {
  const list = useSyncExternalStore(store.subscribe, store.list, store.list)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // Shown again with each change: the newest of the top layer lies over an open dialog.
    if (box.current?.matches(':popover-open')) box.current.hidePopover()
    if (list.length > 0) box.current?.showPopover()
  }, [list])
  const newest = list[0]
  return (
    <>
      <p className="sw-hidden-text" role="status">
        {newest?.kind === 'info' ? newest.text : ''}
      </p>
      <p className="sw-hidden-text" role="alert">
        {newest?.kind === 'error' ? newest.text : ''}
      </p>
      <section ref={box} popover="manual" className="sw-toasts sw-root" aria-label="Notifications">
        {list.map((toast) => (
          <div key={toast.id} className={`sw-toast sw-toast-${toast.kind}`}>
            <span>{toast.text}</span>
            {toast.action ? (
              <Button
                size="small"
                onClick={() => {
                  store.dismiss(toast.id)
                  toast.action?.run()
                }}
              >
                {toast.action.label}
              </Button>
            ) : null}
            {toast.kind === 'error' ? (
              <IconButton icon="close" label={recoveryActions.closeToast} onClick={() => store.dismiss(toast.id)} />
            ) : null}
          </div>
        ))}
      </section>
    </>
  )
}
