import {
  asset,
  assetChange,
  assetList,
  assetListQuery,
  assetUse,
  assetUsesQuery,
} from '@sitewright/model/assets/asset-answers'
import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { api } from '@sitewright/model/routes/api'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Caller, defineEndpoint, type Endpoint } from '../../http/endpoint'
import { siteOf } from '../../http/site-of'
import { assetBinEndpoints } from './bin-endpoints'
import type { Assets } from './service'
import type { AssetUpload } from './take-in'

const group = 'Files'
const params = z.strictObject({ assetId: id })

export function assetsEndpoints(assets: Assets): Endpoint[] {
  return [
    defineEndpoint({
      id: 'uploadAsset',
      method: 'POST',
      path: api.assets,
      summary: 'Upload a file: multipart/form-data with a part `file`, and before it `altText` if it has one.',
      group,
      access: 'assets.edit',
      handlesBody: true,
      perMinute: 120,
      answer: asset,
      status: 201,
      handle: async ({ caller, request }) => {
        const upload = await readUpload(request, caller)
        return upload === null ? fail('asset.missing-file') : assets.store(siteOf(caller), upload)
      },
    }),
    defineEndpoint({
      id: 'listAssets',
      method: 'GET',
      path: api.assets,
      summary: 'Files of the site, or of its bin; `search` looks in names and alternative texts.',
      group,
      access: 'panel.open',
      query: assetListQuery,
      answer: assetList,
      handle: ({ caller, query }): Promise<Result<z.input<typeof assetList>>> => assets.list(siteOf(caller), query),
    }),
    defineEndpoint({
      id: 'listAssetUses',
      method: 'GET',
      path: api.assetUses,
      summary:
        'Where files are used: pages with their sections, drafts and published copies, and documents of the site.',
      group,
      access: 'panel.open',
      query: assetUsesQuery,
      answer: z.strictObject({ uses: z.array(assetUse) }),
      handle: ({ caller, query: { assetIds } }) => assets.uses(siteOf(caller), assetIds),
    }),
    defineEndpoint({
      id: 'replaceAsset',
      method: 'POST',
      path: api.assetFile,
      summary: 'Replace the bytes of a file, as in an upload. Every place that shows it shows the new ones.',
      group,
      access: 'assets.edit',
      params,
      handlesBody: true,
      perMinute: 120,
      answer: asset,
      handle: async ({ caller, params: { assetId }, request }) => {
        const upload = await readUpload(request, caller)
        return upload === null ? fail('asset.missing-file') : assets.replace(siteOf(caller), assetId, upload)
      },
    }),
    defineEndpoint({
      id: 'readAsset',
      method: 'GET',
      path: api.asset,
      summary: 'One file of the site.',
      group,
      access: 'panel.open',
      params,
      answer: asset,
      handle: ({ caller, params: { assetId } }) => assets.read(siteOf(caller), assetId),
    }),
    defineEndpoint({
      id: 'changeAsset',
      method: 'PATCH',
      path: api.asset,
      summary: 'Change the name or the alternative text of a file.',
      group,
      access: 'assets.edit',
      params,
      body: assetChange,
      answer: asset,
      handle: ({ caller, params: { assetId }, body }) => assets.update(siteOf(caller), assetId, body),
    }),
    defineEndpoint({
      id: 'deleteAsset',
      method: 'DELETE',
      path: api.asset,
      summary: 'Move a file to the bin. Its address answers 404 from then on; for 30 days it can be taken back.',
      group,
      access: 'assets.edit',
      params,
      answer: z.strictObject({}),
      handle: ({ caller, params: { assetId } }) => assets.remove(siteOf(caller), assetId),
    }),
    ...assetBinEndpoints(assets),
  ]
}

async function readUpload(request: FastifyRequest, caller: Caller): Promise<AssetUpload | null> {
  if (!request.isMultipart()) return null
  // The service counts the bytes: a limit here would cut the file off without a word.
  const limits = { files: 1, fields: 5, fieldSize: 10_000, fileSize: Number.POSITIVE_INFINITY }
  const part = await request.file({ limits })
  if (part === undefined) return null
  const altText = part.fields.altText
  const createdBy = caller.account?.id ?? null
  const upload = { name: part.filename, content: part.file, createdBy }
  return altText !== undefined && !Array.isArray(altText) && altText.type === 'field'
    ? { ...upload, altText: String(altText.value) }
    : upload
}
