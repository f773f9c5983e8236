import { fail, type Result } from '@sitewright/model/failures/catalog'
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
  /** Null as well for one that moves: its other frames are not looked at. */
  readonly tones: string | null
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
    placeholder: small.isOpaque ? listColors(small.pixels) : null,
    tones: small.isOpaque && frames === 1 ? await findTones(path) : null,
  }
}

/** Draws it as three pixels, one above the other: a cut-off or damaged file shows itself here and not to visitors. */
async function drawSmall(path: string): Promise<{ pixels: Buffer; isOpaque: boolean } | null> {
  const small = openPicture(path).autoOrient().resize(1, 3, { fit: 'fill', kernel: 'linear' }).toColorspace('srgb')
  return small
    .ensureAlpha()
    .raw()
    .toBuffer()
    .then(
      (pixels) => ({ pixels, isOpaque: [3, 7, 11].every((alpha) => pixels[alpha] === 255) }),
      () => null,
    )
}

function listColors(pixels: Buffer): string {
  return [0, 4, 8].map((at) => `#${pixels.toString('hex', at, at + 3)}`).join(' ')
}

/** So fine that what is smaller than a letter is averaged away. */
const toneSidePx = 48

/** The least and the most of each channel: no patch of the picture is darker or lighter than these two colors. */
async function findTones(path: string): Promise<string | null> {
  const picture = openPicture(path).resize(toneSidePx, toneSidePx, { fit: 'fill' }).toColorspace('srgb')
  const pixels = await picture
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch(() => null)
  if (pixels === null) return null
  const [darkest, lightest] = [Buffer.alloc(3, 255), Buffer.alloc(3, 0)]
  pixels.forEach((value, index) => {
    const channel = index % 3
    if (value < (darkest[channel] ?? 0)) darkest[channel] = value
    if (value > (lightest[channel] ?? 255)) lightest[channel] = value
  })
  return `#${darkest.toString('hex')} #${lightest.toString('hex')}`
}
