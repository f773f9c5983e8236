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
}

/** Reads the head of a picture, refuses what would be too much to draw, and tries whether the pixels can be read. */
export async function inspectImage(path: string): Promise<Result<ImageFacts>> {
  const metadata = await readPictureHead(path)
  if (metadata === null) return fail('asset.broken')
  const frames = metadata.pages ?? 1
  const height = metadata.pageHeight ?? metadata.height
  const pixels = metadata.width * height
  if (frames > maxFrames || pixels > maxPixels || pixels * frames > maxTotalPixels) return fail('asset.bomb')
  if (!(await canDraw(path))) return fail('asset.broken')
  const orientation = metadata.orientation ?? 1
  const isSideways = orientation >= 5
  return {
    width: isSideways ? height : metadata.width,
    height: isSideways ? metadata.width : height,
    isAnimated: frames > 1,
    needsTurn: orientation > 1,
    hasExif: metadata.exif !== undefined || metadata.xmp !== undefined,
  }
}

/** Draws it small: a cut-off or damaged file shows itself here and not to visitors. */
async function canDraw(path: string): Promise<boolean> {
  return openPicture(path)
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}
