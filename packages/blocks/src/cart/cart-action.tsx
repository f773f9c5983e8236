import { type CartFormAction, cartFields, cartFormAction } from '@sitewright/model/commerce/cart/cart-form'
import type { ReactNode } from 'react'

interface CartActionInput {
  readonly action: CartFormAction
  readonly entryId?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A form that changes the cart, with or without scripts. */
export function CartAction({ action, entryId, className, children }: CartActionInput) {
  return (
    <form method="post" action={cartFormAction} className={className} data-cart-form={action}>
      <input type="hidden" name={cartFields.action} value={action} />
      {entryId !== undefined && <input type="hidden" name={cartFields.entryId} value={entryId} />}
      {children}
    </form>
  )
}
