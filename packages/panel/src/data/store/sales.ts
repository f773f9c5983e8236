import { salesCalls } from '@sitewright/model/calls/sales'
import type { SalesQuery } from '@sitewright/model/commerce/orders/sales'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'

export function useSales(query: SalesQuery) {
  return useQuery({
    queryKey: ['sales', query],
    placeholderData: keepPreviousData,
    // Each order makes them old.
    staleTime: 0,
    queryFn: () => callApi(salesCalls.readSales, { query }),
  })
}
