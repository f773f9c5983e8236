import { assetCalls } from '@sitewright/model/calls/assets'
import { defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import type { Assets } from './service'

const group = 'Files'
const access = 'assets.edit'

/** Files that are deleted, taken back or gone for good, several at a time. */
export function assetBinEndpoints(assets: Assets): Endpoint[] {
  return [
    defineEndpoint(assetCalls.binAssets, {
      summary: 'Move files to the trash. Returns the IDs of the files that were moved.',
      group,
      access,
      handle: ({ caller, body: { assetIds } }) => assets.bin(siteOf(caller), assetIds),
    }),
    defineEndpoint(assetCalls.restoreAssets, {
      summary: 'Restore files from the trash, with the same URLs',
      group,
      access,
      handle: ({ caller, body: { assetIds } }) => assets.restore(siteOf(caller), assetIds),
    }),
    defineEndpoint(assetCalls.eraseAssets, {
      summary: 'Permanently delete files in the trash. This can’t be undone.',
      group,
      access,
      handle: ({ caller, body: { assetIds } }) => assets.erase(siteOf(caller), assetIds),
    }),
  ]
}
