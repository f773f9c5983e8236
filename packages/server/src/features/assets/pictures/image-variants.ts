import { buffer } from 'node:stream/consumers'
import { type IconSize, iconSizes, readIconSize } from '@sitewright/model/images/icon-sizes'
import { chooseImageWidth, type ImageWidth, imageWidths } from '@sitewright/model/images/sizes'
import type { ResizeOptions } from 'sharp'
import type { StoredAsset } from '../../../content/asset-rows'
import type { Services } from '../../../services/services'
import { StorageUnavailable } from '../../../storage/storage-errors'
import { openPicture, takePictureTurn } from './picture-tool'

export interface Variant {
  readonly blobKey: string
  readonly contentType: string
  readonly byteLength: number
  /** Tells it apart from the original and other variants. */
  readonly mark: string
}

export type WantedPicture = { readonly width: ImageWidth } | { readonly icon: IconSize }

/** What `?format=750w` or `?format=180icon` asks for; null for anything else, which asks for the original. */
export function readWantedPicture(format: unknown): WantedPicture | null {
  const width = imageWidths.find((known) => format === `${known}w`)
  const icon = readIconSize(format)
  if (width !== undefined) return { width }
  return icon === null ? null : { icon }
}

/** An icon is a square that holds all of the picture; a width never grows beyond the original. */
function resizeTo(wanted: WantedPicture): ResizeOptions {
  if ('width' in wanted) return { width: wanted.width, withoutEnlargement: true }
  return { width: wanted.icon, height: wanted.icon, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }
}

export function createVariants(services: Pick<Services, 'blobs' | 'log'>) {
  const making = new Map<string, Promise<Variant | null>>()

  async function make(asset: StoredAsset, variant: Omit<Variant, 'byteLength'>, wanted: WantedPicture) {
    const original = await services.blobs.read(asset.blobKey)
    if (original === null) return null
    const input = await buffer(original)
    const resized = openPicture(input).resize(resizeTo(wanted)).keepIccProfile()
    const content = await encode(resized, variant.contentType).toBuffer()
    await services.blobs.put(variant.blobKey, content, variant.contentType)
    return { ...variant, byteLength: content.length }
  }

  async function findOrMake(asset: StoredAsset, variant: Omit<Variant, 'byteLength'>, wanted: WantedPicture) {
    const byteLength = await services.blobs.size(variant.blobKey)
    if (byteLength !== null) return { ...variant, byteLength }
    return takePictureTurn(() => make(asset, variant, wanted))
  }

  function makeOnce(asset: StoredAsset, variant: Omit<Variant, 'byteLength'>, wanted: WantedPicture) {
    const underWay = making.get(variant.blobKey)
    if (underWay) return underWay
    const started = findOrMake(asset, variant, wanted).catch((error: unknown) => {
      // The original is where this was looked for: asking for it, too, would only wait twice.
      if (error instanceof StorageUnavailable) throw error
      services.log.error({ error: String(error), assetId: asset.id }, 'an image could not be resized')
      return null
    })
    making.set(variant.blobKey, started)
    return started.finally(() => making.delete(variant.blobKey))
  }

  /**
   * A picture in a stored width or as an icon, made when it is first asked for and kept. However many ask at once, it is made
   * once. Null when there is only the original.
   */
  return async (asset: StoredAsset, wanted: WantedPicture, accept: string): Promise<Variant | null> => {
    if (!asset.hasWidths) return null
    if ('icon' in wanted) {
      const blobKey = iconKey(asset.blobKey, wanted.icon)
      return makeOnce(asset, { blobKey, contentType: 'image/png', mark: `${wanted.icon}icon` }, wanted)
    }
    // Widths beyond the original are all the same picture: it is kept under one name.
    const width = chooseImageWidth({ shownWidth: wanted.width, originalWidth: asset.width ?? undefined })
    const type = chooseType(asset, accept)
    const blobKey = variantKey(asset.blobKey, width, type)
    return makeOnce(asset, { blobKey, contentType: `image/${type}`, mark: `${width}w-${type}` }, { width })
  }
}

const variantTypes = ['avif', 'webp', 'jpeg', 'png'] as const
type VariantType = (typeof variantTypes)[number]

function variantKey(blobKey: string, width: ImageWidth, type: VariantType): string {
  return `${folderOf(blobKey)}/${width}w.${type}`
}

function iconKey(blobKey: string, size: IconSize): string {
  return `${folderOf(blobKey)}/${size}icon.png`
}

function folderOf(blobKey: string): string {
  return blobKey.replace(/\/original$/, '')
}

/** An original with every variant that may have been made of it. */
export function listBlobKeys(blobKey: string): string[] {
  const variants = imageWidths.flatMap((width) => variantTypes.map((type) => variantKey(blobKey, width, type)))
  return [blobKey, ...variants, ...iconSizes.map((size) => iconKey(blobKey, size))]
}

/** What every browser shows when it does not ask for a modern format: PNG where the picture may be transparent. */
function chooseType(asset: StoredAsset, accept: string): VariantType {
  if (/\bimage\/avif\b/.test(accept)) return 'avif'
  if (/\bimage\/webp\b/.test(accept)) return 'webp'
  return asset.contentType === 'image/jpeg' ? 'jpeg' : 'png'
}

/** AVIF at this effort costs the CPU of WebP and saves a sixth of its bytes; the next step costs twice as much for nothing. */
const avifOptions = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' }

function encode(picture: ReturnType<typeof openPicture>, contentType: string) {
  if (contentType === 'image/avif') return picture.avif(avifOptions)
  if (contentType === 'image/webp') return picture.webp({ quality: 80, effort: 4 })
  return contentType === 'image/jpeg' ? picture.jpeg({ quality: 82, progressive: true }) : picture.png()
}
