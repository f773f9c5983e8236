import { type assetList, assetUpload } from '@sitewright/model/assets/asset-answers'
import { assetCalls } from '@sitewright/model/calls/assets'
import { fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import { readUpload } from '../../http/read-multipart'
import { siteOf } from '../../http/site-of'
import { assetBinEndpoints } from './bin-endpoints'
import { assetFolderEndpoints } from './folders/endpoints'
import type { AssetUpload } from './intake/take-in'
import type { Assets } from './service'

const group = 'Files'
const uploadFailures = [
  'asset.unsupported',
  'asset.too-large',
  'asset.broken',
  'asset.bomb',
  'asset.too-complex',
] as const

export function assetsEndpoints(assets: Assets): Endpoint[] {
  return [
    defineEndpoint(assetCalls.uploadAsset, {
      summary:
        'Upload a file as multipart/form-data with a `file` part. Optional `altText` and `folderId` parts go before it.',
      group,
      access: 'assets.edit',
      perMinute: 120,
      handle: async ({ caller, request }) => {
        const upload = await readAsset(request, caller)
        return isFailure(upload) ? upload : assets.store(siteOf(caller), upload)
      },
      failures: [...uploadFailures, 'asset-folder.missing'],
    }),
    defineEndpoint(assetCalls.listAssets, {
      summary: 'List all files, or files in a folder or in the trash. `search` matches names and alt text.',
      group,
      access: 'panel.open',
      handle: ({ caller, query }): Promise<Result<z.input<typeof assetList>>> => assets.list(siteOf(caller), query),
    }),
    defineEndpoint(assetCalls.listAssetUses, {
      summary: 'List where files are used: in sections of pages (draft and published) and in site documents',
      group,
      access: 'panel.open',
      handle: ({ caller, query: { assetIds } }) => assets.uses(siteOf(caller), assetIds),
    }),
    defineEndpoint(assetCalls.replaceAsset, {
      summary: 'Replace a file’s content, as in an upload. It’s updated everywhere the file is used.',
      group,
      access: 'assets.edit',
      perMinute: 120,
      handle: async ({ caller, params: { assetId }, request }) => {
        const upload = await readAsset(request, caller)
        return isFailure(upload) ? upload : assets.replace(siteOf(caller), assetId, upload)
      },
      failures: [...uploadFailures, 'asset.other-kind', 'site.changed-elsewhere'],
    }),
    defineEndpoint(assetCalls.readAsset, {
      summary: 'Get a file',
      group,
      access: 'panel.open',
      handle: ({ caller, params: { assetId } }) => assets.read(siteOf(caller), assetId),
    }),
    defineEndpoint(assetCalls.changeAsset, {
      summary: 'Change a file’s name or alt text',
      group,
      access: 'assets.edit',
      handle: ({ caller, params: { assetId }, body }) => assets.update(siteOf(caller), assetId, body),
    }),
    defineEndpoint(assetCalls.deleteAsset, {
      summary: 'Move a file to the trash. Its URL returns 404. You can restore the file for 30 days.',
      group,
      access: 'assets.edit',
      handle: ({ caller, params: { assetId } }) => assets.remove(siteOf(caller), assetId),
    }),
    ...assetBinEndpoints(assets),
    ...assetFolderEndpoints(assets.folders),
  ]
}

async function readAsset(request: FastifyRequest, caller: Caller): Promise<Result<AssetUpload>> {
  const upload = await readUpload(request)
  if (isFailure(upload)) return upload
  const { name, content, fields } = upload
  const folderId = assetUpload.shape.folderId.safeParse(fields.folderId)
  if (!folderId.success) {
    content.resume()
    return fail('request.invalid', { errors: { folderId: 'Invalid folder ID.' } })
  }
  const createdBy = caller.account?.id ?? null
  return { name, content, createdBy, altText: fields.altText ?? '', folderId: folderId.data ?? null }
}
