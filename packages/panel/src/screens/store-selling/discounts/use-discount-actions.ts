import type { Discount } from '@sitewright/model/commerce/selling/discounts'
import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import { changeDiscount, deleteDiscount, restoreDiscount } from '../../../data/store/discounts'

/** What can be done with a discount of the list. Each says what happened and offers the way back. */
export function useDiscountActions() {
  return { setOn, remove }
}

async function setOn({ id, name }: Discount, isOn: boolean): Promise<void> {
  const text = isOn ? `${name} turned on` : `${name} turned off`
  const undo = () => void attempt(() => changeDiscount(id, { isOn: !isOn }))
  await attempt(() => changeDiscount(id, { isOn }), { text, undo })
}

async function remove({ id, name }: Discount): Promise<void> {
  const undo = () => void attempt(() => restoreDiscount(id))
  await attempt(() => deleteDiscount(id), { text: `${name} deleted`, undo })
}

async function attempt(work: () => Promise<unknown>, done?: { text: string; undo: () => void }): Promise<void> {
  try {
    await work()
    if (done) toasts.show({ text: done.text, action: { label: 'Undo', run: done.undo } })
  } catch (error) {
    toasts.show({ kind: 'error', text: textOfError(error) })
  }
}
