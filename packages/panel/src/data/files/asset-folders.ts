import type { Asset, AssetKind } from '@sitewright/model/assets/asset-answers'
import type { AssetFolder, AssetFolderChange, NewAssetFolder } from '@sitewright/model/assets/asset-folders'
import { assetFolderCalls } from '@sitewright/model/calls/asset-folders'
import { assetCalls } from '@sitewright/model/calls/assets'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../calls/api'
import { queryClient, queryKeys } from '../queries'
import { inPortions } from './in-portions'

/** All of the site, by name; their files counted as far as they are of this kind. */
export function useAssetFolders(kind: AssetKind | null) {
  return useQuery({
    queryKey: [...queryKeys.assets, 'folders', kind],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await callApi(assetFolderCalls.listAssetFolders, { query: { kind: kind ?? undefined } })).folders,
  })
}

export function createFolder(body: NewAssetFolder): Promise<AssetFolder> {
  return tellWhenDone(callApi(assetFolderCalls.createAssetFolder, { body }))
}

export function changeFolder(folderId: string, body: AssetFolderChange): Promise<AssetFolder> {
  return tellWhenDone(callApi(assetFolderCalls.changeAssetFolder, { params: { folderId }, body }))
}

export async function deleteFolder(folderId: string): Promise<void> {
  await tellWhenDone(callApi(assetFolderCalls.deleteAssetFolder, { params: { folderId } }))
}

export function restoreFolder(folderId: string): Promise<AssetFolder> {
  return tellWhenDone(callApi(assetFolderCalls.restoreAssetFolder, { params: { folderId } }))
}

export async function putIntoFolder(assetIds: readonly string[], folderId: string | null): Promise<void> {
  await tellWhenDone(
    inPortions(assetIds, (portion) => callApi(assetCalls.moveAssets, { body: { assetIds: portion, folderId } })),
  )
  for (const assetId of assetIds)
    queryClient.setQueryData<Asset>(['asset', assetId], (asset) => asset && { ...asset, folderId })
}

/** Also when a part of the work failed: what is shown is what is there. */
async function tellWhenDone<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.assets })
  }
}
