import { stripeCalls } from '@sitewright/model/calls/stripe'
import type { StripeAccount, StripeKeys } from '@sitewright/model/commerce/checkout/stripe'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'

const accountKey = ['stripe-account'] as const

export function useStripeAccount() {
  return useQuery({ queryKey: accountKey, queryFn: () => callApi(stripeCalls.readStripeAccount) })
}

export async function connectStripe(body: StripeKeys): Promise<StripeAccount> {
  return keep(await callApi(stripeCalls.connectStripe, { body }))
}

export async function disconnectStripe(): Promise<StripeAccount> {
  return keep(await callApi(stripeCalls.disconnectStripe))
}

function keep(account: StripeAccount): StripeAccount {
  queryClient.setQueryData(accountKey, account)
  return account
}
