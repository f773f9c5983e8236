import { assetFolderCalls } from '@sitewright/model/calls/asset-folders'
import { assetCalls } from '@sitewright/model/calls/assets'
import { actorOf } from '../../../actors/actor'
import { defineEndpoint, type Endpoint } from '../../../http/endpoint'
import type { AssetFolders } from './service'

const group = 'Files'
const access = 'assets.edit'

/** Folders of files, and which files are in them. */
export function assetFolderEndpoints(folders: AssetFolders): Endpoint[] {
  return [
    defineEndpoint(assetFolderCalls.listAssetFolders, {
      summary: 'List asset folders by name, with the number of files in each. `kind` counts only files of that kind.',
      group,
      access: 'panel.open',
      handle: ({ caller, query: { kind } }) => folders.list(actorOf(caller), kind),
    }),
    defineEndpoint(assetFolderCalls.createAssetFolder, {
      summary: 'Create a folder at the top or in another folder',
      group,
      access,
      handle: ({ caller, body }) => folders.create(actorOf(caller), body),
      failures: ['asset-folder.missing', 'asset-folder.too-deep', 'asset-folder.too-many'],
    }),
    defineEndpoint(assetFolderCalls.changeAssetFolder, {
      summary: 'Rename a folder, or move it with its contents',
      group,
      access,
      handle: ({ caller, params: { folderId }, body }) => folders.change(actorOf(caller), folderId, body),
      failures: ['asset-folder.missing', 'asset-folder.too-deep', 'asset-folder.in-itself'],
    }),
    defineEndpoint(assetFolderCalls.deleteAssetFolder, {
      summary: 'Delete a folder. Its contents move up a level. You can undo this for 30 days.',
      group,
      access,
      handle: ({ caller, params: { folderId } }) => folders.remove(actorOf(caller), folderId),
    }),
    defineEndpoint(assetFolderCalls.restoreAssetFolder, {
      summary: 'Restore a deleted folder with its contents, except those moved since',
      group,
      access,
      handle: ({ caller, params: { folderId } }) => folders.restore(actorOf(caller), folderId),
      failures: ['asset-folder.too-deep', 'asset-folder.too-many'],
    }),
    defineEndpoint(assetCalls.moveAssets, {
      summary:
        'Move files to a folder, or to the top with `folderId: null`. Returns the IDs of the files that were moved.',
      group,
      access,
      handle: ({ caller, body }) => folders.take(actorOf(caller), body),
      failures: ['asset-folder.missing'],
    }),
  ]
}
