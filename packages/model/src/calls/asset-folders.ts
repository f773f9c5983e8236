import { z } from 'zod'
import {
  assetFolder,
  assetFolderChange,
  assetFolderList,
  assetFolderListQuery,
  newAssetFolder,
} from '../assets/asset-folders'
import { id } from '../id'
import { api } from '../routes/api'
import { defineCalls } from './define-calls'
import { nothing } from './no-content'

const params = z.strictObject({ folderId: id })

export const assetFolderCalls = defineCalls({
  listAssetFolders: { method: 'GET', path: api.assetFolders, query: assetFolderListQuery, answer: assetFolderList },
  createAssetFolder: {
    method: 'POST',
    path: api.assetFolders,
    body: newAssetFolder,
    answer: assetFolder,
    status: 201,
  },
  changeAssetFolder: { method: 'PATCH', path: api.assetFolder, params, body: assetFolderChange, answer: assetFolder },
  deleteAssetFolder: { method: 'DELETE', path: api.assetFolder, params, answer: nothing },
  restoreAssetFolder: { method: 'POST', path: api.assetFolderRestore, params, answer: assetFolder },
})
