import { z } from 'zod'
import {
  asset,
  assetChange,
  assetChoice,
  assetList,
  assetListQuery,
  assetReplacement,
  assetUpload,
  assetUse,
  assetUsesQuery,
} from '../assets/asset-answers'
import { assetMove } from '../assets/asset-folders'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ assetId: id })
const assetsMoved = z.strictObject({ assetIds: z.array(id) })

export const assetCalls = defineCalls({
  uploadAsset: { method: 'POST', path: api.assets, parts: assetUpload, answer: asset, status: 201 },
  listAssets: { method: 'GET', path: api.assets, query: assetListQuery, answer: assetList },
  listAssetUses: {
    method: 'GET',
    path: api.assetUses,
    query: assetUsesQuery,
    answer: z.strictObject({ uses: z.array(assetUse) }),
  },
  replaceAsset: { method: 'POST', path: api.assetFile, params, parts: assetReplacement, answer: asset },
  readAsset: { method: 'GET', path: api.asset, params, answer: asset },
  changeAsset: { method: 'PATCH', path: api.asset, params, body: assetChange, answer: asset },
  deleteAsset: { method: 'DELETE', path: api.asset, params, answer: nothing },
  moveAssets: { method: 'POST', path: api.assetMove, body: assetMove, answer: assetsMoved },
  binAssets: { method: 'POST', path: api.assetBin, body: assetChoice, answer: assetsMoved },
  restoreAssets: { method: 'POST', path: api.assetRestore, body: assetChoice, answer: assetsMoved },
  eraseAssets: { method: 'POST', path: api.assetErase, body: assetChoice, answer: nothing },
})
