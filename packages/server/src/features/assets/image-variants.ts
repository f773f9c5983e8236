import { buffer } from 'node:stream/consumers'
import { chooseImageWidth, type ImageWidth, imageWidths } from '@sitewright/model/images/sizes'
import type { Services } from '../../services'
import { openPicture, takePictureTurn } from './picture-tool'
import type { StoredAsset } from './rows'

export interface Variant {
  readonly blobKey: string
  readonly contentType: string
  readonly byteLength: number
  /** Tells it apart from the original and other variants. */
  readonly mark: string
}

/** The width that `?format=750w` asks for; null for anything else, which asks for the original. */
export function readWantedWidth(format: unknown): ImageWidth | null {
  return imageWidths.find((width) => format === `${width}w`) ?? null
}

export function createVariants(services: Pick<Services, 'blobs' | 'log'>) {
  const making = new Map<string, Promise<Variant | null>>()

  async function make(asset: StoredAsset, variant: Omit<Variant, 'byteLength'>, width: ImageWidth) {
    const original = await services.blobs.read(asset.blobKey)
    if (original === null) return null
    const input = await buffer(original)
    const resized = openPicture(input).resize({ width, withoutEnlargement: true }).keepIccProfile()
    const content = await encode(resized, variant.contentType).toBuffer()
    await services.blobs.put(variant.blobKey, content, variant.contentType)
    return { ...variant, byteLength: content.length }
  }

  async function findOrMake(asset: StoredAsset, variant: Omit<Variant, 'byteLength'>, width: ImageWidth) {
    const byteLength = await services.blobs.size(variant.blobKey)
    if (byteLength !== null) return { ...variant, byteLength }
    return takePictureTurn(() => make(asset, variant, width))
  }

  /**
   * A picture in a stored width, made when it is first asked for and kept. However many ask at once, it is made once.
   * Null when there is only the original.
   */
  return async (asset: StoredAsset, wanted: ImageWidth, accept: string): Promise<Variant | null> => {
    if (!asset.hasWidths) return null
    // Widths beyond the original are all the same picture: it is kept under one name.
    const width = chooseImageWidth({ shownWidth: wanted, originalWidth: asset.width ?? undefined })
    const type = chooseType(asset, accept)
    const mark = `${width}w-${type}`
    const variant = {
      blobKey: variantKey(asset.blobKey, width, type),
      contentType: `image/${type}`,
      mark,
    }
    const underWay = making.get(variant.blobKey)
    if (underWay) return underWay
    const started = findOrMake(asset, variant, width).catch((error: unknown) => {
      services.log.error({ error: String(error), assetId: asset.id }, 'a picture could not be made smaller')
      return null
    })
    making.set(variant.blobKey, started)
    return started.finally(() => making.delete(variant.blobKey))
  }
}

const variantTypes = ['avif', 'webp', 'jpeg', 'png'] as const
type VariantType = (typeof variantTypes)[number]

function variantKey(blobKey: string, width: ImageWidth, type: VariantType): string {
  return `${blobKey.replace(/\/original$/, '')}/${width}w.${type}`
}

/** An original with every variant that may have been made of it. */
export function listBlobKeys(blobKey: string): string[] {
  const variants = imageWidths.flatMap((width) => variantTypes.map((type) => variantKey(blobKey, width, type)))
  return [blobKey, ...variants]
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
