import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/button'

const firstWish = '.sw-dialog-body :is(input, select, textarea):not(:disabled), .sw-dialog-actions :is(button, a)'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

interface DialogProps {
  title: string
  children: ReactNode
  /** The buttons at the foot. */
  actions?: ReactNode
  /** Esc, the close button and a click beside the dialog. Absent: the dialog stays until its work is done. */
  onCancel?: (() => void) | undefined
  widthPx?: number
  role?: 'dialog' | 'alertdialog'
}

/**
 * Open while it is mounted. The browser's modal dialog contains the focus and makes the rest inert; closing it before it
 * leaves the document is what gives the focus back to where it was.
 */
export function Dialog({ title, children, actions, onCancel, widthPx = 350, role = 'dialog' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useLayoutEffect(() => (body.current ? keepReachable(body.current) : undefined), [])
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    // The browser would start at the close button, which is the least likely wish.
    dialog?.querySelector<HTMLElement>(firstWish)?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      className="sw-dialog sw-root"
      style={{ width: widthPx }}
      onCancel={(event) => {
        event.preventDefault()
        onCancel?.()
      }}
      onPointerDown={(event) => {
        if (event.target === element.current && isBeside(event, element.current)) onCancel?.()
      }}
    >
      <div className="sw-dialog-head">
        <h2 id={titleId}>{title}</h2>
        {onCancel ? <IconButton icon="close" label="Close" onClick={onCancel} /> : null}
      </div>
      <div ref={body} className="sw-dialog-body">
        {children}
      </div>
      {actions ? <div className="sw-dialog-actions">{actions}</div> : null}
    </dialog>
  )
}

/** Words that are cut off are scrolled by keys: without a control among them the box itself takes the focus. */
function keepReachable(body: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const isCut = body.scrollHeight > body.clientHeight
    if (isCut && !body.querySelector(focusable)) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  observer.observe(body)
  return () => observer.disconnect()
}

/** The shade belongs to the dialog element: only the place of the click tells them apart. */
export function isBeside(
  point: { clientX: number; clientY: number },
  dialog: Pick<Element, 'getBoundingClientRect'>,
): boolean {
  const box = dialog.getBoundingClientRect()
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom
}
