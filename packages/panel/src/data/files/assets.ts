import type { Asset, AssetChange, AssetKind, AssetSort, AssetUse } from '@sitewright/model/assets/asset-answers'
import { assetCalls } from '@sitewright/model/calls/assets'
import type { AnswerOf } from '@sitewright/model/calls/call'
import { type InfiniteData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient, queryKeys } from '../queries'
import { inPortions } from './in-portions'
import { sendFile } from './send-file'
import { createUploads } from './uploads'

export interface AssetFilter {
  search: string
  kind: AssetKind | null
  sort?: AssetSort
  /** What is in this folder alone; null: outside of all folders. Absent: everywhere. */
  folderId?: string | null | undefined
  /** What is in the bin instead. */
  isBin?: boolean
}

type AssetPage = AnswerOf<typeof assetCalls.listAssets>

export function useAssets({ search, kind, sort = 'newest', folderId, isBin = false }: AssetFilter) {
  const folder = folderId === null ? 'top' : folderId
  return useInfiniteQuery<AssetPage, Error, InfiniteData<AssetPage>, readonly unknown[], string>({
    queryKey: [...queryKeys.assets, { search, kind, sort, isBin }, folder],
    initialPageParam: '',
    // While letters are typed the last list stays, instead of blinking with each; the files of another folder never do.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === folder ? before : undefined),
    queryFn: ({ pageParam }) =>
      callApi(assetCalls.listAssets, {
        query: { search, kind: kind ?? undefined, sort, folder, bin: isBin, cursor: pageParam },
      }),
    getNextPageParam: (page) => page.nextCursor,
  })
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
      queryFn: () => callApi(assetCalls.readAsset, { params: { assetId } }),
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

/** Tells of files as they are known at this moment. One that has not been asked for is taken to be there. */
export function readKnownAssets() {
  const stateOf = (assetId: string) => queryClient.getQueryState<Asset>(['asset', assetId])
  return {
    has: (assetId: string) => stateOf(assetId)?.status !== 'error',
    get: (assetId: string) => stateOf(assetId)?.data,
  }
}

export async function readAssetUses(assetIds: readonly string[]): Promise<AssetUse[]> {
  const answers = await inPortions(assetIds, (portion) =>
    callApi(assetCalls.listAssetUses, { query: { assetIds: portion.join(',') } }),
  )
  return answers.flatMap(({ uses }) => uses)
}

export function useAssetUses(assetId: string) {
  return useQuery({ queryKey: ['asset-uses', assetId], staleTime: 0, queryFn: () => readAssetUses([assetId]) })
}

export async function changeAsset(assetId: string, change: AssetChange): Promise<Asset> {
  const asset = await callApi(assetCalls.changeAsset, { params: { assetId }, body: change })
  rememberAsset(asset)
  return asset
}

const moves = {
  bin: assetCalls.binAssets,
  restore: assetCalls.restoreAssets,
  erase: assetCalls.eraseAssets,
} as const

/** Into the bin, back from it, or out of it for good. */
export async function moveAssets(move: keyof typeof moves, assetIds: readonly string[]): Promise<void> {
  try {
    await inPortions(assetIds, (portion) => callApi(moves[move], { body: { assetIds: portion } }))
  } finally {
    for (const assetId of assetIds) queryClient.removeQueries({ queryKey: ['asset', assetId] })
    await queryClient.invalidateQueries({ queryKey: queryKeys.assets })
  }
}

function rememberAsset(asset: Asset) {
  queryClient.setQueryData(['asset', asset.id], asset)
  void queryClient.invalidateQueries({ queryKey: queryKeys.assets })
}

/** Uploads go on while the owner moves between screens. */
export const uploads = createUploads<File, Asset>(sendFile, rememberAsset)
