import sharp from 'sharp'

/** A pixel counts as different when one of its colors is this far off: below are seams of scaling. */
const colorSlack = 40

/** Share of the pixels of two screenshots that differ, from 0 to 1; pictures of different size differ wholly. */
export async function shareOfDifference(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([readPixels(first), readPixels(second)])
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  const { channels } = a.info
  let different = 0
  let lastPixel = -1
  for (let at = 0; at < a.data.length; at++) {
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) <= colorSlack) continue
    const pixel = Math.floor(at / channels)
    if (pixel !== lastPixel) different++
    lastPixel = pixel
  }
  return different / (a.data.length / channels)
}

function readPixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}
