import type { OrderSummary } from '@sitewright/model/commerce/orders/order-answers'
import { fulfillmentTable } from '@sitewright/model/commerce/orders/order-states'
import { nextState } from '@sitewright/model/states/state-table'
import { Switch } from '@sitewright/ui/controls/switch'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { addParcel } from '../../../data/store/orders'
import { FormDialog } from '../../../parts/form-dialog'
import { attemptAll } from '../../store/parts/attempt-all'
import { countWords } from '../../store/parts/product-words'

interface BulkFulfillDialogProps {
  orders: readonly OrderSummary[]
  onClose: () => void
  onDone: () => void
}

export function isFulfillable({ fulfillmentState }: Pick<OrderSummary, 'fulfillmentState'>): boolean {
  return nextState(fulfillmentTable, fulfillmentState, 'fulfill') !== null
}

const countOrders = (count: number) => countWords(count, 'order', 'orders')

/** All that is left of each chosen order goes out as one parcel without tracking. */
export function BulkFulfillDialog({ orders, onClose, onDone }: BulkFulfillDialogProps) {
  const [mailsCustomer, setMails] = useState(true)
  const ready = orders.filter(isFulfillable)
  const fulfill = useMutation({
    mutationFn: () => attemptAll(ready, ({ id }) => addParcel(id, { mailsCustomer })),
    onSuccess: (errors) => {
      const done = ready.length - errors.length
      if (done > 0) toasts.show({ text: `${countOrders(done)} fulfilled` })
      if (errors.length > 0)
        toasts.show({ kind: 'error', text: `${countOrders(errors.length)} not fulfilled. ${textOfError(errors[0])}` })
      onDone()
    },
  })
  return (
    <FormDialog
      title={`Fulfill ${countOrders(ready.length)}?`}
      submitLabel="Fulfill"
      isBusy={fulfill.isPending}
      onSubmit={() => fulfill.mutate()}
      onCancel={onClose}
    >
      <p>Everything that isn’t shipped yet is marked as shipped. You can add tracking to each order later.</p>
      {ready.length < orders.length ? (
        <p className="sw-field-hint">
          {countOrders(orders.length - ready.length)} already fulfilled or canceled will not change.
        </p>
      ) : null}
      <Switch label="Email customers that their order shipped" checked={mailsCustomer} onChange={setMails} />
    </FormDialog>
  )
}
