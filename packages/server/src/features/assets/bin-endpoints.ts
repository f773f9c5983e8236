import { assetChoice } from '@sitewright/model/assets/asset-answers'
import { id } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Assets } from './service'

const group = 'Files'
const access = 'assets.edit'
const assetsMoved = z.strictObject({ assetIds: z.array(id) })

/** Files that are deleted, taken back or gone for good, several at a time. */
export function assetBinEndpoints(assets: Assets): Endpoint[] {
  return [
    defineEndpoint({
      id: 'binAssets',
      method: 'POST',
      path: api.assetBin,
      summary: 'Move several files to the bin. The answer names those that were there.',
      group,
      access,
      body: assetChoice,
      answer: assetsMoved,
      handle: ({ caller, body: { assetIds } }) => assets.bin(siteOf(caller), assetIds),
    }),
    defineEndpoint({
      id: 'restoreAssets',
      method: 'POST',
      path: api.assetRestore,
      summary: 'Take files back from the bin, at the addresses they had.',
      group,
      access,
      body: assetChoice,
      answer: assetsMoved,
      handle: ({ caller, body: { assetIds } }) => assets.restore(siteOf(caller), assetIds),
    }),
    defineEndpoint({
      id: 'eraseAssets',
      method: 'POST',
      path: api.assetErase,
      summary: 'Delete files that are in the bin for good, their bytes too; there is no way back.',
      group,
      access,
      body: assetChoice,
      answer: z.strictObject({}),
      handle: ({ caller, body: { assetIds } }) => assets.erase(siteOf(caller), assetIds),
    }),
  ]
}
