export const maxLineQuantity = 9999
/** Units in one cart, all lines together. */
export const maxCartQuantity = 500

export type QuantityDecision =
  | { kind: 'set'; quantity: number }
  /** Ask `removeQuestion`: yes removes the line, no keeps it with its earlier quantity. */
  | { kind: 'ask-to-remove' }
  | { kind: 'refuse' }

/** What a quantity typed into a cart line leads to. */
export function decideQuantity(wanted: number): QuantityDecision {
  if (wanted === 0) return { kind: 'ask-to-remove' }
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > maxLineQuantity) return { kind: 'refuse' }
  return { kind: 'set', quantity: wanted }
}

export function fitsInCart(otherLinesQuantity: number, lineQuantity: number): boolean {
  return otherLinesQuantity + lineQuantity <= maxCartQuantity
}
