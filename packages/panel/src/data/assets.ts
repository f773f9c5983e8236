import type { Asset, AssetKind, AssetSort, AssetUse } from '@sitewright/model/assets/asset-answers'
import { api } from '@sitewright/model/routes/api'
import { fillPath } from '@sitewright/model/routes/fill-path'
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { callApi } from './api'
import { queryClient, queryKeys } from './queries'
import { sendFile } from './send-file'
import { createUploads } from './uploads'

interface AssetPage {
  assets: Asset[]
  nextCursor: string | null
}

export interface AssetFilter {
  search: string
  kind: AssetKind | null
  sort?: AssetSort
  /** What is in the bin instead. */
  isBin?: boolean
}

export function useAssets({ search, kind, sort = 'newest', isBin = false }: AssetFilter) {
  return useInfiniteQuery({
    queryKey: [...queryKeys.assets, { search, kind, sort, isBin }],
    initialPageParam: '',
    // While letters are typed the last list stays, instead of blinking with each.
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callApi<AssetPage>(
        writeListAddress({ search, kind: kind ?? '', sort, bin: isBin ? 'true' : '', cursor: pageParam }),
      ),
    getNextPageParam: (page) => page.nextCursor,
  })
}

function writeListAddress(query: Record<string, string>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== '')
  return `${api.assets}?${new URLSearchParams(pairs).toString()}`
}

interface FoundAssets {
  readonly assets: ReadonlyMap<string, Asset>
  /** Each file has arrived or is known to be missing. */
  readonly isSettled: boolean
}

/** The files with these ids, as far as they have arrived. */
export function useAssetMap(ids: readonly string[]): FoundAssets['assets'] {
  return useFoundAssets(ids).assets
}

export function useFoundAssets(ids: readonly string[]): FoundAssets {
  return useQueries({
    queries: ids.map((assetId) => ({
      queryKey: ['asset', assetId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => callApi<Asset>(fillPath(api.asset, { assetId })),
    })),
    combine: gatherAssets,
  })
}

/** A function of its own, so that the map stays the same while its files do: a new one would draw the whole page anew. */
function gatherAssets(results: readonly { data: Asset | undefined; isPending: boolean }[]): FoundAssets {
  return {
    assets: new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
    isSettled: results.every((it) => !it.isPending),
  }
}

export async function readAssetUses(assetIds: readonly string[]): Promise<AssetUse[]> {
  return (await callApi<{ uses: AssetUse[] }>(`${api.assetUses}?assetIds=${assetIds.join(',')}`)).uses
}

export function useAssetUses(assetId: string) {
  return useQuery({ queryKey: ['asset-uses', assetId], staleTime: 0, queryFn: () => readAssetUses([assetId]) })
}

export async function changeAsset(assetId: string, change: { altText?: string; name?: string }): Promise<Asset> {
  const asset = await callApi<Asset>(fillPath(api.asset, { assetId }), { method: 'PATCH', body: change })
  rememberAsset(asset)
  return asset
}

const moves = { bin: api.assetBin, restore: api.assetRestore, erase: api.assetErase } as const

/** Into the bin, back from it, or out of it for good. */
export async function moveAssets(move: keyof typeof moves, assetIds: readonly string[]): Promise<void> {
  await callApi(moves[move], { method: 'POST', body: { assetIds } })
  for (const assetId of assetIds) queryClient.removeQueries({ queryKey: ['asset', assetId] })
  await queryClient.invalidateQueries({ queryKey: queryKeys.assets })
}

function rememberAsset(asset: Asset) {
  queryClient.setQueryData(['asset', asset.id], asset)
  void queryClient.invalidateQueries({ queryKey: queryKeys.assets })
}

/** Uploads go on while the owner moves between screens. */
export const uploads = createUploads<File, Asset>(sendFile, rememberAsset)
