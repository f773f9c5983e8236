import { Button } from '@sitewright/ui/controls/button'
import { ConfirmDialog } from '@sitewright/ui/floating/confirm-dialog'
import { Dialog } from '@sitewright/ui/floating/dialog'
import { type FormEvent, type ReactNode, useId, useState } from 'react'

interface FormDialogProps {
  title: string
  submitLabel: string
  /** Where 'Cancel' would be taken for what is asked. */
  dismissLabel?: string
  children: ReactNode
  /** While it is sent, it cannot be sent again. */
  isBusy: boolean
  onSubmit: () => void
  onCancel: () => void
  /** Something is written that leaving would lose: Escape, the close button and a click beside ask first. */
  isChanged?: boolean
  widthPx?: number
  className?: string
  /** What is wrong is told by the host beside the fields, not by the browser. */
  noValidate?: boolean
}

/** A question with fields: Enter sends it, the buttons stay at the foot while the fields scroll. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, children, isBusy, onSubmit, onCancel, widthPx = 350, className = '', noValidate } = props
  const { dismissLabel = 'Cancel' } = props
  const [isAsking, setAsking] = useState(false)
  const leave = () => (props.isChanged ? setAsking(true) : onCancel())
  const formId = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <Dialog
        title={title}
        widthPx={widthPx}
        onCancel={leave}
        actions={
          <>
            <Button kind="quiet" onClick={onCancel}>
              {dismissLabel}
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
      {isAsking ? (
        <ConfirmDialog
          title="Save your changes?"
          confirmLabel="Save"
          onConfirm={() => {
            setAsking(false)
            onSubmit()
          }}
          onReject={onCancel}
          onCancel={() => setAsking(false)}
        >
          They’ll be lost if you don’t save them.
        </ConfirmDialog>
      ) : null}
    </>
  )
}
