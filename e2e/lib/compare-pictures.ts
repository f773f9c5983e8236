import sharp from 'sharp'

/** A pixel counts as different when one of its colours is this far off: below are seams of scaling. */
const colourSlack = 40

/** Share of the pixels of two screenshots that differ, from 0 to 1; pictures of different size differ wholly. */
export async function shareOfDifference(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [first, second].map((it) => sharp(it).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let different = 0
  for (let at = 0; at < a.data.length; at += 3) {
    const isOff = [0, 1, 2].some((part) => Math.abs((a.data[at + part] ?? 0) - (b.data[at + part] ?? 0)) > colourSlack)
    if (isOff) different++
  }
  return different / (a.data.length / 3)
}
