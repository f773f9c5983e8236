import { type PostalAddress, postalAddress } from '@sitewright/model/commerce/addresses/address'
import type { OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrorsOf } from '../../../data/calls/call-error'
import { changeOrderAddress } from '../../../data/store/orders'
import { checkBody } from '../../../document/saving/held-values'
import { FormDialog } from '../../../parts/form-dialog'
import { AddressFields, emptyAddress } from '../parts/address-fields'
import { FormProblem } from '../parts/form-problem'

export type AddressPart = 'shippingAddress' | 'billingAddress'

interface AddressDialogProps {
  order: OrderDetail
  part: AddressPart
  onClose: () => void
}

const titles = { shippingAddress: 'Shipping address', billingAddress: 'Billing address' } as const
export function AddressDialog({ order, part, onClose }: AddressDialogProps) {
  const before = order[part] ?? order.shippingAddress ?? emptyAddress
  const [value, setValue] = useState<PostalAddress>(before)
  const [isTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () => changeOrderAddress(order.id, { [part]: value }),
    onSuccess: () => {
      toasts.show({ text: `${titles[part]} saved` })
      onClose()
    },
  })
  const wrong = checkBody(postalAddress, value)
  const told = Object.entries(fieldErrorsOf(save.error)).map(([path, text]) => [path.replace(`${part}.`, ''), text])
  const errors: Readonly<Record<string, string>> = { ...Object.fromEntries(told), ...(isTried ? wrong : {}) }
  function submit() {
    setTried(true)
    if (Object.keys(wrong).length === 0) save.mutate()
  }
  return (
    <FormDialog
      title={titles[part]}
      submitLabel="Save"
      widthPx={520}
      isBusy={save.isPending}
      isChanged={JSON.stringify(value) !== JSON.stringify(before)}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      <AddressFields value={value} errors={errors} onChange={setValue} />
      <FormProblem error={save.error} />
    </FormDialog>
  )
}
