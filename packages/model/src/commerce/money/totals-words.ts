import type { RefusalReason } from './totals'

/** Whatever is put into the cart, these stay: such a code is not kept. The others wait for a cart that they apply to. */
export const lastingRefusals = [
  'unknown',
  'not-started',
  'expired',
  'used-up',
  'used-by-customer',
  'not-for-customer',
] as const satisfies readonly RefusalReason[]
export type LastingRefusal = (typeof lastingRefusals)[number]

export function isLastingRefusal(reason: RefusalReason): reason is LastingRefusal {
  return lastingRefusals.some((lasting) => lasting === reason)
}
