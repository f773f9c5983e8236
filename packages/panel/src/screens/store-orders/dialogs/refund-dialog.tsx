import { testOrderText } from '@sitewright/commerce/orders/order-labels'
import { refundOfLine } from '@sitewright/commerce/orders/refund-amounts'
import { defaultLocale } from '@sitewright/model/commerce/money/currencies'
import type { NewRefund, OrderDetail } from '@sitewright/model/commerce/orders/order-answers'
import { ChoiceGroup } from '@sitewright/ui/controls/choice-group'
import { Switch } from '@sitewright/ui/controls/switch'
import { TextField } from '@sitewright/ui/controls/text-field'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasErrorKey } from '../../../data/calls/call-error'
import { refundOrder } from '../../../data/store/orders'
import { numbersOf } from '../../../data/store/store-numbers'
import { newId } from '../../../ground/window-id'
import { FormDialog } from '../../../parts/form-dialog'
import { AmountField } from '../../store/parts/amount-field'
import { FormProblem } from '../parts/form-problem'
import { showAmount } from '../parts/order-words'
import { listQuantities, type Quantities, QuantityFields } from './quantity-fields'

interface RefundDialogProps {
  order: OrderDetail
  onClose: () => void
}

type Way = 'rest' | 'lines' | 'amount'
const ways = [
  { value: 'rest', label: 'All that’s left' },
  { value: 'lines', label: 'By item' },
  { value: 'amount', label: 'Amount' },
] as const

/** Says what goes back before it does. Whatever is pressed twice in one dialog goes back once. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { currency, refundableCents } = order
  const [key] = useState(newId)
  const [way, setWay] = useState<Way>('rest')
  const [quantities, setQuantities] = useState<Quantities>({})
  const [amountCents, setAmount] = useState<number | null>(null)
  const [restock, setRestock] = useState(false)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const lines = listQuantities(quantities)
  const returnedCents = { rest: refundableCents, lines: priceLines(order, lines), amount: amountCents ?? 0 }[way]
  const problem = checkAmount(returnedCents, order)
  const asked: Record<Way, Partial<NewRefund>> = {
    rest: { restock, reason },
    lines: { lines, restock, reason },
    amount: { amountCents: returnedCents, reason },
  }
  const refund = useMutation({
    mutationFn: () => refundOrder(order.id, asked[way], key),
    onSuccess: () => {
      toasts.show({ text: `Refund of ${showAmount(returnedCents, currency)} started` })
      onClose()
    },
  })
  function submit() {
    setTried(true)
    if (problem === null) refund.mutate()
  }
  const numbers = numbersOf({ currency, standard: 1, locale: navigator.language || defaultLocale })
  const canRestock = way !== 'amount' && order.lines.some(({ isCounted }) => isCounted)
  return (
    <FormDialog
      title="Refund"
      submitLabel={problem === null ? `Refund ${showAmount(returnedCents, currency)}` : 'Refund'}
      widthPx={560}
      isBusy={refund.isPending}
      noValidate
      onSubmit={submit}
      onCancel={onClose}
    >
      {order.isTest ? <p className="warning">{testOrderText}.</p> : null}
      <ChoiceGroup label="What to refund" value={way} choices={ways} onChange={setWay} />
      {way === 'lines' ? (
        <QuantityFields
          label="Items to refund"
          question="Quantity to refund of"
          lines={order.lines
            .map((line) => ({ line, max: line.quantity - line.refundedQuantity }))
            .filter(({ max }) => max > 0)}
          currency={currency}
          value={quantities}
          onChange={setQuantities}
        />
      ) : null}
      {way === 'amount' ? (
        <AmountField
          label="Amount"
          hint={`Up to ${showAmount(refundableCents, currency)}.`}
          value={amountCents}
          writer={numbers.price}
          max={refundableCents}
          onChange={setAmount}
        />
      ) : null}
      {canRestock ? (
        <Switch
          label="Restock"
          hint="Puts the refunded items back into your stock."
          checked={restock}
          onChange={setRestock}
        />
      ) : null}
      <TextField
        label="Reason"
        hint="Optional. The customer sees it in the email."
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
      <p className="order-outcome" role="status">
        <span>Goes back to the customer</span>
        <strong>{showAmount(returnedCents, currency)}</strong>
      </p>
      {isTried && problem !== null ? (
        <p className="sw-field-error" role="alert">
          {problem}
        </p>
      ) : null}
      {hasErrorKey(refund.error, 'order.key-reused') ? (
        <p className="sw-field-error" role="alert">
          This refund was already sent with other details. Close this dialog and check the order.
        </p>
      ) : (
        <FormProblem error={refund.error} />
      )}
    </FormDialog>
  )
}

function priceLines(order: OrderDetail, wanted: ReturnType<typeof listQuantities>): number {
  return order.lines.reduce((sum, line) => {
    const quantity = wanted.find(({ lineId }) => lineId === line.id)?.quantity ?? 0
    return sum + refundOfLine(line, quantity, order.currency)
  }, 0)
}

function checkAmount(cents: number, { refundableCents, currency }: OrderDetail): string | null {
  if (cents <= 0) return 'Choose what to refund.'
  return cents > refundableCents ? `Only ${showAmount(refundableCents, currency)} can be refunded.` : null
}
