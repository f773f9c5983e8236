import { type OrderDetail, type Parcel, parcelChange } from '@sitewright/model/commerce/orders/order-answers'
import { Switch } from '@sitewright/ui/controls/switch'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../data/calls/call-error'
import { changeParcel } from '../../../data/store/orders'
import { checkBody } from '../../../document/saving/held-values'
import { FormDialog } from '../../../parts/form-dialog'
import { FormProblem } from '../parts/form-problem'
import { type Tracking, TrackingFields } from './tracking-fields'

interface ParcelDialogProps {
  order: OrderDetail
  parcel: Parcel
  onClose: () => void
}

export function ParcelDialog({ order, parcel, onClose }: ParcelDialogProps) {
  const { carrier, trackingNumber, trackingUrl } = parcel
  const [tracking, setTracking] = useState<Tracking>({ carrier, trackingNumber, trackingUrl })
  const [mailsCustomer, setMails] = useState(false)
  const [isTried, setTried] = useState(false)
  const body = { ...tracking, mailsCustomer }
  const save = useMutation({
    mutationFn: () => changeParcel(order.id, parcel.id, body),
    onSuccess: () => {
      toasts.show({ text: 'Tracking saved' })
      onClose()
    },
  })
  const wrong = checkBody(parcelChange, body)
  function submit() {
    setTried(true)
    if (Object.keys(wrong).length === 0) save.mutate()
  }
  return (
    <FormDialog
      title="Edit tracking"
      submitLabel="Save"
      widthPx={480}
      isBusy={save.isPending}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      <TrackingFields
        value={tracking}
        errors={{ ...fieldErrorsOf(save.error), ...(isTried ? wrong : {}) }}
        onChange={setTracking}
      />
      <Switch
        label="Email the customer again"
        hint={`With the new tracking, to ${order.email}.`}
        checked={mailsCustomer}
        onChange={setMails}
      />
      <FormProblem error={save.error} />
    </FormDialog>
  )
}
