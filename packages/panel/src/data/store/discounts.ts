import { discountCalls } from '@sitewright/model/calls/discounts'
import type { Discount, DiscountChange, NewDiscount } from '@sitewright/model/commerce/selling/discounts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'

const discountsKey = ['discounts'] as const

export function useDiscounts() {
  return useQuery({
    queryKey: discountsKey,
    queryFn: async () => (await callApi(discountCalls.listDiscounts)).discounts,
  })
}

async function told<Answer>(work: Promise<Answer>): Promise<Answer> {
  const answer = await work
  await queryClient.invalidateQueries({ queryKey: discountsKey })
  return answer
}

export function createDiscount(body: NewDiscount): Promise<Discount> {
  return told(callApi(discountCalls.createDiscount, { body }))
}

export function changeDiscount(discountId: string, body: DiscountChange): Promise<Discount> {
  return told(callApi(discountCalls.changeDiscount, { params: { discountId }, body }))
}

export async function deleteDiscount(discountId: string): Promise<void> {
  await told(callApi(discountCalls.deleteDiscount, { params: { discountId } }))
}

export async function restoreDiscount(discountId: string): Promise<void> {
  await told(callApi(discountCalls.restoreDiscount, { params: { discountId } }))
}
