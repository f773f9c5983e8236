import { Readable } from 'node:stream'
import { fail } from '@sitewright/model/failures/catalogue'
import { id } from '@sitewright/model/id'
import { places } from '@sitewright/model/routes/places'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../../http/failure-answers'
import type { Place } from '../../http/mount-places'
import type { Services } from '../../services'
import { createAssetCache } from './asset-cache'
import { readByteRange } from './byte-range'
import { fileHeaders } from './file-headers'
import { createVariants, readWantedWidth, type Variant } from './image-variants'
import type { StoredAsset } from './rows'

/** The uploaded files of a site, at the addresses of that site alone. */
export function filePlaces(services: Services): Place[] {
  const findCached = createAssetCache(services.database)
  const findVariant = createVariants(services)

  async function findFile(websiteId: string, request: FastifyRequest) {
    const { assetId } = request.params as { assetId: string }
    if (!id.safeParse(assetId).success) return null
    const asset = await findCached(websiteId, assetId)
    if (asset === null) return null
    const width = readWantedWidth((request.query as { format?: unknown }).format)
    const variant = width === null ? null : await findVariant(asset, width, request.headers.accept ?? '')
    return { asset, file: variant ?? originalOf(asset) }
  }

  return [
    {
      method: 'GET',
      path: places.file,
      on: 'site',
      perMinute: 6_000,
      async handle({ target, request, reply }) {
        if (target?.kind !== 'site') return sendFailure(reply, fail('request.not-found'))
        const found = await findFile(target.website.id, request)
        if (found === null) return sendFailure(reply, fail('request.not-found'))
        return sendFile(services, { ...found, request, reply })
      },
    },
  ]
}

function originalOf({ blobKey, contentType, byteLength }: StoredAsset): Variant {
  return { blobKey, contentType, byteLength, mark: 'original' }
}

interface FileAnswer {
  readonly asset: StoredAsset
  readonly file: Variant
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function sendFile(services: Services, { asset, file, request, reply }: FileAnswer): Promise<unknown> {
  const etag = `"${asset.id}-${asset.version}-${file.mark}"`
  const wanted = (request.query as { v?: unknown }).v ?? '1'
  reply.headers({ ...fileHeaders(asset, file.contentType, String(wanted) === String(asset.version)), etag })
  if (listTags(request.headers['if-none-match']).includes(etag)) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  const wantsRange = ifRange === undefined || ifRange === etag
  const range = wantsRange ? readByteRange(request.headers.range, file.byteLength) : null
  if (range === 'outside') {
    reply.header('content-range', `bytes */${file.byteLength}`)
    return reply.code(416).header('cache-control', 'no-store').removeHeader('etag').send()
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.byteLength}`)
  reply.header('content-length', range ? range.end - range.start + 1 : file.byteLength)
  // An empty stream, because an empty text would be counted and replace the length.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const content = await services.blobs.read(file.blobKey, range ?? undefined)
  if (content === null) return sendFailure(reply.removeHeader('content-length'), fail('request.not-found'))
  return reply.send(content)
}

function listTags(header: string | undefined): string[] {
  return (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}
