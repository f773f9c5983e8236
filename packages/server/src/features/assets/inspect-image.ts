import { fail, type Result } from '@sitewright/model/failures/catalogue'
import { maxFrames, maxPixels, maxTotalPixels, openPicture, readPictureHead } from './picture-tool'

export interface ImageFacts {
  /** As it is seen, after the turn that the camera noted. */
  readonly width: number
  readonly height: number
  readonly isAnimated: boolean
  /** The pixels have to be turned: the note about it is taken out. */
  readonly needsTurn: boolean
  readonly hasExif: boolean
  /** Null for a picture that can be seen through. */
  readonly placeholder: string | null
}

/** Reads the head of a picture, refuses what would be too much to draw, and tries whether the pixels can be read. */
export async function inspectImage(path: string): Promise<Result<ImageFacts>> {
  const metadata = await readPictureHead(path)
  if (metadata === null) return fail('asset.broken')
  const frames = metadata.pages ?? 1
  const height = metadata.pageHeight ?? metadata.height
  const pixels = metadata.width * height
  if (frames > maxFrames || pixels > maxPixels || pixels * frames > maxTotalPixels) return fail('asset.bomb')
  const small = await drawSmall(path)
  if (small === null) return fail('asset.broken')
  const orientation = metadata.orientation ?? 1
  const isSideways = orientation >= 5
  return {
    width: isSideways ? height : metadata.width,
    height: isSideways ? metadata.width : height,
    isAnimated: frames > 1,
    needsTurn: orientation > 1,
    hasExif: metadata.exif !== undefined || metadata.xmp !== undefined,
    placeholder: small.isOpaque ? listColours(small.pixels) : null,
  }
}

/** Draws it as three pixels, one above the other: a cut-off or damaged file shows itself here and not to visitors. */
async function drawSmall(path: string): Promise<{ pixels: Buffer; isOpaque: boolean } | null> {
  const small = openPicture(path).autoOrient().resize(1, 3, { fit: 'fill', kernel: 'linear' }).toColourspace('srgb')
  return small
    .ensureAlpha()
    .raw()
    .toBuffer()
    .then(
      (pixels) => ({ pixels, isOpaque: [3, 7, 11].every((alpha) => pixels[alpha] === 255) }),
      () => null,
    )
}

function listColours(pixels: Buffer): string {
  return [0, 4, 8].map((at) => `#${pixels.toString('hex', at, at + 3)}`).join(' ')
}
