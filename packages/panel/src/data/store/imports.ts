import { productCalls } from '@sitewright/model/calls/products'
import type { ProductImport, ProductImportDetail } from '@sitewright/model/commerce/products/product-imports'
import { followJob } from '@sitewright/model/editor/file-jobs'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../calls/api'
import { callAddress } from '../calls/call-address'
import { sendParts } from '../calls/send-parts'

export const exportAddress = callAddress(productCalls.exportProducts)

/** A dry run changes nothing and tells what an import would do. */
export function sendProducts(file: File, dryRun: boolean): Promise<ProductImport> {
  const call = productCalls.importProducts
  return sendParts(call, { address: callAddress(call), parts: { dryRun: dryRun ? 'true' : 'false', file } })
}

interface FollowedImport {
  readonly report: ProductImportDetail | undefined
  /** Why it is followed no longer, where it is not done. */
  readonly problem: string | null
}

export function useProductImport(started: ProductImport | undefined): FollowedImport {
  const startedAt = useMemo(() => (started ? Date.now() : 0), [started])
  const follow = (answer: unknown) => followJob(answer, Date.now() - startedAt)
  const { data } = useQuery({
    queryKey: ['product-import', started?.id],
    enabled: started !== undefined,
    staleTime: 0,
    queryFn: () => callApi(productCalls.readProductImport, { params: { importId: started?.id ?? '' } }),
    refetchInterval: ({ state }) => {
      const step = follow(state.data ?? started)
      return step.next === 'ask-again' ? step.afterMs : false
    },
  })
  const step = started === undefined ? null : follow(data ?? started)
  return { report: data, problem: step?.next === 'show' ? step.text : null }
}
