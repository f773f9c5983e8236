import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelOrder } from '../../../data/store/orders'
import { FormDialog } from '../../../parts/form-dialog'
import { FormProblem } from '../parts/form-problem'
import { nameOrder, showAmount } from '../parts/order-words'

interface CancelDialogProps {
  order: OrderDetail
  onClose: () => void
}

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const [restock, setRestock] = useState(true)
  const [mailsCustomer, setMails] = useState(true)
  const [reason, setReason] = useState('')
  const cancel = useMutation({
    mutationFn: () => cancelOrder(order.id, { restock, mailsCustomer, reason }),
    onSuccess: () => {
      toasts.show({ text: `${nameOrder(order)} canceled` })
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Cancel ${nameOrder(order).toLowerCase()}?`}
      submitLabel="Cancel order"
      dismissLabel="Keep order"
      widthPx={480}
      isBusy={cancel.isPending}
      onSubmit={() => cancel.mutate()}
      onCancel={onClose}
    >
      <p>
        {order.refundableCents > 0
          ? `The customer gets ${showAmount(order.refundableCents, order.currency)} back.`
          : 'There is nothing to refund.'}{' '}
        This can’t be undone.
      </p>
      <Switch
        label="Restock"
        hint="Puts what wasn’t shipped back into your stock."
        checked={restock}
        onChange={setRestock}
      />
      <Switch label="Email the customer" checked={mailsCustomer} onChange={setMails} />
      <TextField
        label="Reason"
        hint="Optional. Only you see it, in the timeline."
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
      <FormProblem error={cancel.error} />
    </FormDialog>
  )
}
