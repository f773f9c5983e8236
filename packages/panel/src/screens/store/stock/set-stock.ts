import { toasts } from '@sitewright/ui/floating/toast-store'
import { textOfError } from '../../../data/calls/call-error'
import { adjustStock } from '../../../data/store/products'

export interface StockedVariant {
  readonly variantId: string
  readonly productId: string
  /** In a sentence. */
  readonly name: string
}

/** Stores what was counted and offers the way back, which is a line of the log too. */
export async function setStock(variant: StockedVariant, count: number, before: number): Promise<void> {
  await adjustStock(variant, { set: count, note: '' })
  tellStock(variant, count, count - before)
}

/** What was changed by so many can be changed back by as many, whatever was sold meanwhile. */
export function tellStock(variant: StockedVariant, count: number, delta: number): void {
  const undo = () => {
    adjustStock(variant, { delta: -delta, note: 'Undo' }).catch((error: unknown) =>
      toasts.show({ kind: 'error', text: textOfError(error) }),
    )
  }
  const text = `Stock of ${variant.name}: ${count.toLocaleString()}`
  toasts.show({ text, ...(delta === 0 ? {} : { action: { label: 'Undo', run: undo } }) })
}
