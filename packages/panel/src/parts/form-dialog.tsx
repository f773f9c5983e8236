import { Button } from '@sitewright/ui/button'
import { Dialog } from '@sitewright/ui/dialog'
import { type FormEvent, type ReactNode, useId } from 'react'

interface FormDialogProps {
  title: string
  submitLabel: string
  children: ReactNode
  /** While it is sent, it cannot be sent again. */
  isBusy: boolean
  onSubmit: () => void
  onCancel: () => void
  widthPx?: number
  className?: string
  /** What is wrong is told by the host beside the fields, not by the browser. */
  noValidate?: boolean
}

/** A question with fields: Enter sends it, the buttons stay at the foot while the fields scroll. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, children, isBusy, onSubmit, onCancel, widthPx = 350, className = '', noValidate } = props
  const formId = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      title={title}
      widthPx={widthPx}
      onCancel={onCancel}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className={`form ${className}`} onSubmit={submit} noValidate={noValidate}>
        {children}
      </form>
    </Dialog>
  )
}
