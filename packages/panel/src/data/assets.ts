import type { Asset, AssetKind } from '@sitewright/model/assets/asset-answers'
import { connectionStrings } from '@sitewright/model/data-layer/connection-strings'
import { interpretReply } from '@sitewright/model/data-layer/interpret-reply'
import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { callApi, crumb } from './api'
import { CallError } from './call-error'
import { queryClient, queryKeys } from './queries'
import { createUploads } from './uploads'

interface AssetPage {
  assets: Asset[]
  nextCursor: string | null
}

export function useAssets(search: string, kind: AssetKind | null) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.assets, search, kind],
    initialPageParam: '',
    queryFn: ({ pageParam }) => callApi<AssetPage>(writeListAddress({ search, kind: kind ?? '', cursor: pageParam })),
    getNextPageParam: (page) => page.nextCursor,
  })
}

function writeListAddress(query: Record<string, string>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== '')
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? api.assets : `${api.assets}?${text}`
}

/** The files with these ids, as far as they have arrived. */
export function useAssetMap(ids: readonly string[]): ReadonlyMap<string, Asset> {
  const results = useQueries({
    queries: ids.map((assetId) => ({
      queryKey: ['asset', assetId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => callApi<Asset>(fillPath(api.asset, { assetId })),
    })),
  })
  return new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
}

export async function changeAsset(assetId: string, change: { altText?: string; name?: string }): Promise<Asset> {
  const asset = await callApi<Asset>(fillPath(api.asset, { assetId }), { method: 'PATCH', body: change })
  rememberAsset(asset)
  return asset
}

export async function deleteAsset(assetId: string): Promise<void> {
  await callApi(fillPath(api.asset, { assetId }), { method: 'DELETE' })
  await queryClient.invalidateQueries({ queryKey: queryKeys.assets })
}

function rememberAsset(asset: Asset) {
  queryClient.setQueryData(['asset', asset.id], asset)
  void queryClient.invalidateQueries({ queryKey: queryKeys.assets })
}

/** fetch cannot tell how much of a body has been sent; XMLHttpRequest can. */
function sendFile(file: File, onProgress: (share: number) => void, hasRetriedCrumb = false): Promise<Asset> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${api.assets}?crumb=${encodeURIComponent(crumb.value)}`)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onerror = () => reject(new Error(connectionStrings.lost))
    request.onabort = () => reject(new Error(panelStrings.uploadIncomplete))
    request.onload = () => {
      const decision = interpretReply(
        { status: request.status, body: request.responseText },
        { hasRetriedCrumb, retriesLeft: 0 },
      )
      if (decision.kind === 'success') resolve(decision.data as Asset)
      else if (decision.kind === 'retry-with-crumb') {
        crumb.value = decision.newCrumb
        sendFile(file, onProgress, true).then(resolve, reject)
      } else reject(decision.kind === 'failed' ? new CallError(decision.failure) : new Error(panelStrings.uploadFailed))
    }
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}

/** Uploads go on while the owner moves between screens. */
export const uploads = createUploads<File, Asset>((file, onProgress) => sendFile(file, onProgress), rememberAsset)
