import { uploadLimitsMb } from '@sitewright/model/editor/uploads'
import { isFailure } from '@sitewright/model/failures/catalog'
import { readAssets } from '../../../../content/asset-rows'
import type { OutsideRules } from '../../../../security/call-outside'
import { fetchOutside } from '../../../../security/fetch-outside'
import type { Services } from '../../../../services/services'
import { storeAsset } from '../../../assets/intake/take-in'
import { listImportedFiles, rememberImported } from '../store/imported-rows'
import type { TakenPicture } from './make-document'

export interface TakenFile extends TakenPicture {
  readonly address: string
  readonly isImage: boolean
  /** Not there before this run. */
  readonly isNew: boolean
}

type FileResult = TakenFile | { readonly problem: string }

interface FilesOf {
  readonly websiteId: string
  readonly createdBy: string | null
  readonly source: string
  readonly signal: AbortSignal
}

const maxFiles = 10_000
/** A host that failed so often in a row is not asked any more. */
const maxFailures = 12
const atOnce = 4
const megabyte = 1024 * 1024

export type FileTaker = ReturnType<typeof createFileTaker>

/** Fetches files of the old site, each once, whoever shows them, and puts them into the library. */
export function createFileTaker(
  services: Services,
  outside: OutsideRules,
  { websiteId, createdBy, source, signal }: FilesOf,
) {
  const { database } = services
  const fetchedNow = new Set<string>()
  const failedNow = new Map<string, string>()
  const failuresInRow = new Map<string, number>()

  async function findKnown(addresses: readonly string[]): Promise<Map<string, TakenFile>> {
    return database.site(websiteId, async (tx) => {
      const ids = await listImportedFiles(tx, { websiteId, source }, addresses)
      const assets = new Map((await readAssets(tx, websiteId, [...ids.values()])).map((asset) => [asset.id, asset]))
      const found = [...ids].flatMap(([from, assetId]) => {
        const asset = assets.get(assetId)
        if (asset === undefined) return []
        const { width, height, address, kind } = asset
        const file = { assetId, width, height, address, isImage: kind === 'image', isNew: fetchedNow.has(from) }
        return [[from, file] as const]
      })
      return new Map(found)
    })
  }

  async function fetchOne(from: string, altText: string): Promise<FileResult> {
    const before = failedNow.get(from)
    if (before !== undefined) return { problem: before }
    if (fetchedNow.size >= maxFiles)
      return { problem: `An import fetches at most ${maxFiles.toLocaleString('en-US')} files.` }
    const host = URL.canParse(from) ? new URL(from).host : ''
    if ((failuresInRow.get(host) ?? 0) >= maxFailures) return { problem: `${host} can’t be reached.` }
    const result = await download(from, altText)
    if (!('problem' in result)) {
      failuresInRow.delete(host)
      return result
    }
    failedNow.set(from, result.problem)
    if (result.isUnreachable) failuresInRow.set(host, (failuresInRow.get(host) ?? 0) + 1)
    return result
  }

  async function download(from: string, altText: string): Promise<FileResult & { readonly isUnreachable?: boolean }> {
    try {
      const limitMb = Math.min(
        services.settings.UPLOAD_LIMIT_MB,
        isImageName(from) ? uploadLimitsMb.image : uploadLimitsMb.file,
      )
      const { content } = await fetchOutside(from, { maxBytes: limitMb * megabyte, signal }, outside)
      const name = decodeName(new URL(from).pathname.split('/').at(-1) ?? '')
      const stored = await storeAsset(services, websiteId, { name, content, createdBy, altText })
      if (isFailure(stored)) return { problem: stored.text }
      const { id: assetId, width, height, address, kind } = stored
      const at = new Date(services.now())
      await database.site(websiteId, (tx) =>
        rememberImported(tx, { websiteId, source, kind: 'file', sourceId: from }, { targetId: assetId, at }),
      )
      fetchedNow.add(from)
      return { assetId, width, height, address, isImage: kind === 'image', isNew: true }
    } catch (error) {
      if (signal.aborted || !(error instanceof Error) || !isOutside(error)) throw error
      return { problem: describe(error), isUnreachable: true }
    }
  }

  return {
    /** Those that can be had, by address, and why the others cannot. */
    async take(wanted: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, FileResult>> {
      const results = new Map<string, FileResult>(await findKnown([...wanted.keys()]))
      const missing = [...wanted].filter(([from]) => !results.has(from))
      const fetchNext = async (): Promise<void> => {
        for (let next = missing.shift(); next !== undefined; next = missing.shift())
          results.set(next[0], await fetchOne(...next))
      }
      await Promise.all(Array.from({ length: atOnce }, fetchNext))
      return results
    },
  }
}

function isImageName(address: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|svg)(?:$|\?)/i.test(address)
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Of the network and of what was there, not of this host. */
function isOutside(error: Error): boolean {
  const { name } = error
  if (name === 'UnreachableAddress' || name === 'AbortError' || name === 'TimeoutError') return true
  return error instanceof TypeError
    ? 'code' in error && error.code === 'ERR_INVALID_URL'
    : 'code' in error &&
        typeof error.code === 'string' &&
        /^(?:E[A-Z_]+|HPE_\w+|CERT_\w+|UNABLE_\w+|DEPTH_\w+|SELF_\w+)$/.test(error.code) &&
        !/^E(?:NOSPC|DQUOT|MFILE|NFILE|ACCES|PERM|NOENT)$/.test(error.code)
}

function describe(error: Error): string {
  if (error.name === 'UnreachableAddress') return error.message
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'It took too long to arrive.'
  return 'It can’t be reached.'
}
