import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  confirmLabel?: string
  rejectLabel?: string
  cancelLabel?: string
  isDanger?: boolean
  onConfirm: () => void
  /** A second way out, such as 'Don't Save'. */
  onReject?: (() => void) | undefined
  onCancel?: (() => void) | undefined
}

export function ConfirmDialog({
  title,
  children,
  confirmLabel = 'Confirm',
  rejectLabel = "Don't Save",
  cancelLabel = 'Cancel',
  isDanger = false,
  onConfirm,
  onReject,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onCancel={onCancel}
      actions={
        <>
          {onCancel ? (
            <Button kind="quiet" onClick={onCancel}>
              {cancelLabel}
            </Button>
          ) : null}
          {onReject ? <Button onClick={onReject}>{rejectLabel}</Button> : null}
          <Button kind={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
