import { newParcel, type OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { Switch } from '@sitewright/ui/controls/switch'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../data/calls/call-error'
import { addParcel } from '../../../data/store/orders'
import { checkBody } from '../../../document/saving/held-values'
import { FormDialog } from '../../../parts/form-dialog'
import { FormProblem } from '../parts/form-problem'
import { countUnsent } from '../parts/order-actions'
import { listQuantities, type Quantities, QuantityFields } from './quantity-fields'
import { noTracking, TrackingFields } from './tracking-fields'

interface FulfillDialogProps {
  order: OrderDetail
  onClose: () => void
}

/** All that is left of an order, or some of it, as one parcel. */
export function FulfillDialog({ order, onClose }: FulfillDialogProps) {
  const open = order.lines.filter((line) => line.quantity > line.fulfilledQuantity)
  const [quantities, setQuantities] = useState<Quantities>(() =>
    Object.fromEntries(open.map((line) => [line.id, countUnsent(line)])),
  )
  const [tracking, setTracking] = useState(noTracking)
  const [mailsCustomer, setMails] = useState(true)
  const [isTried, setTried] = useState(false)
  const lines = listQuantities(quantities)
  const body = { ...tracking, lines, mailsCustomer }
  const fulfill = useMutation({
    mutationFn: () => addParcel(order.id, body),
    onSuccess: ({ fulfillmentState }) => {
      toasts.show({ text: fulfillmentState === 'FULFILLED' ? 'Order fulfilled' : 'Part of the order fulfilled' })
      onClose()
    },
  })
  const wrong = checkBody(newParcel, body)
  function submit() {
    setTried(true)
    if (Object.keys(wrong).length === 0) fulfill.mutate()
  }
  const errors = { ...fieldErrorsOf(fulfill.error), ...(isTried ? wrong : {}) }
  return (
    <FormDialog
      title="Fulfill items"
      submitLabel="Fulfill"
      widthPx={560}
      isBusy={fulfill.isPending}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      <QuantityFields
        label="Items to ship"
        question="Quantity to ship of"
        lines={open.map((line) => ({ line, max: line.quantity - line.fulfilledQuantity }))}
        currency={order.currency}
        value={quantities}
        onChange={setQuantities}
      />
      {isTried && lines.length === 0 ? (
        <p className="sw-field-error" role="alert">
          Choose at least one item to ship.
        </p>
      ) : null}
      <TrackingFields value={tracking} errors={errors} onChange={setTracking} />
      <Switch
        label="Email the customer"
        hint={`With the tracking, to ${order.email}.`}
        checked={mailsCustomer}
        onChange={setMails}
      />
      <FormProblem error={fulfill.error} />
    </FormDialog>
  )
}
