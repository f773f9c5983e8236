import { fail } from '@sitewright/model/failures/catalog'
import { id } from '@sitewright/model/id'
import { paths } from '@sitewright/model/routes/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredAsset } from '../../../content/asset-rows'
import { sendFailure } from '../../../http/failure-answers'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { Services } from '../../../services/services'
import { createVariants, readWantedPicture, type Variant } from '../pictures/image-variants'
import { createAssetCache } from './asset-cache'
import { fileHeaders } from './file-headers'
import { sendBytes } from './send-bytes'
import { createSiteOfAsset } from './site-of-asset'

/** The uploaded files of a site, at the addresses of that site; for panels all of them stand at the platform's address, too. */
export function fileRoutes(services: Services): Route[] {
  const findCached = createAssetCache(services.database)
  const findVariant = createVariants(services)

  async function findFile(websiteId: string, request: FastifyRequest) {
    const { assetId } = request.params as { assetId: string }
    if (!id.safeParse(assetId).success) return null
    const asset = await findCached(websiteId, assetId)
    if (asset === null) return null
    const wanted = readWantedPicture((request.query as { format?: unknown }).format)
    const variant = wanted === null ? null : await findVariant(asset, wanted, request.headers.accept ?? '')
    return { asset, file: variant ?? originalOf(asset) }
  }

  const findSite = createSiteOfAsset(services.database)

  async function handle({ target, request, reply }: RouteInput) {
    const { assetId } = request.params as { assetId: string }
    const websiteId = target?.kind === 'site' ? target.website.id : await findSite(assetId)
    const found = websiteId === null ? null : await findFile(websiteId, request)
    if (found === null) return sendFailure(reply, fail('request.not-found'))
    const framedBy = target?.kind === 'platform' ? "'none'" : "'self'"
    return sendFile(services, { ...found, framedBy, request, reply })
  }

  const everyFile = { method: 'GET', path: paths.file, perMinute: 6_000, handle } as const
  return [
    { ...everyFile, on: 'site' },
    { ...everyFile, on: 'platform' },
  ]
}

function originalOf({ blobKey, contentType, byteLength }: StoredAsset): Variant {
  return { blobKey, contentType, byteLength, mark: 'original' }
}

interface FileAnswer {
  readonly asset: StoredAsset
  readonly file: Variant
  readonly framedBy: "'self'" | "'none'"
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function sendFile(services: Services, { asset, file, framedBy, request, reply }: FileAnswer): Promise<unknown> {
  const etag = `"${asset.id}-${asset.version}-${file.mark}"`
  const wanted = (request.query as { v?: unknown }).v ?? '1'
  const isCurrent = String(wanted) === String(asset.version)
  reply.headers({ ...fileHeaders(asset, file.contentType, { isCurrent, framedBy }), etag })
  if (listTags(request.headers['if-none-match']).includes(etag)) return reply.code(304).send()
  const { blobKey, byteLength } = file
  return sendBytes(services, { blobKey, byteLength, etag, request, reply })
}

function listTags(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
