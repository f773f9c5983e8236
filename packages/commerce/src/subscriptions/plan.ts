import { z } from 'zod'

export const billingUnits = ['weekly', 'monthly', 'yearly'] as const
export type BillingUnit = (typeof billingUnits)[number]

/** `numBillingCycles` 0 goes on until it is canceled. */
export const subscriptionPlan = z.object({
  billingPeriod: z.object({ value: z.int().min(1).max(52), unit: z.enum(billingUnits) }),
  numBillingCycles: z.int().min(0).max(1000).default(0),
})
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>

export function isIndefinite(plan: SubscriptionPlan): boolean {
  return plan.numBillingCycles === 0
}

/** True when no further charge is due after so many. */
export function isFinished(plan: SubscriptionPlan, cyclesBilled: number): boolean {
  return !isIndefinite(plan) && cyclesBilled >= plan.numBillingCycles
}
