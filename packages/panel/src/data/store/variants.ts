import { productCalls } from '@sitewright/model/calls/products'
import { variantCalls } from '@sitewright/model/calls/variants'
import type { VariantsChange } from '@sitewright/model/commerce/products/product-answers'
import type { VariantLine, VariantList, VariantQuery } from '@sitewright/model/commerce/products/variant-list'
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient } from '../queries'
import { productsKey, variantsKey } from './products'

export type VariantFilter = Pick<VariantQuery, 'query' | 'sort'>

export function useVariants(filter: VariantFilter) {
  return useInfiniteQuery({
    queryKey: [...variantsKey, filter],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi(variantCalls.listVariants, { query: { ...filter, cursor: pageParam || undefined, limit: 200 } }),
    getNextPageParam: (page) => page.nextCursor,
  })
}

type Pages = InfiniteData<VariantList>

/** Changes lines in every list that is shown. */
export function showLines(change: (line: VariantLine) => VariantLine): void {
  queryClient.setQueriesData<Pages>({ queryKey: variantsKey }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, variants: page.variants.map(change) })) } : data,
  )
}

/** All of them or none. The lists of variants know it already; to fetch a long one again would take its time. */
export async function saveLines(variants: VariantsChange['variants']): Promise<void> {
  await callApi(productCalls.changeVariants, { body: { variants } })
  void queryClient.invalidateQueries({ queryKey: productsKey })
  queryClient.removeQueries({ queryKey: ['product'] })
}
