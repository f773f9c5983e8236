import sharp, { type Metadata } from 'sharp'
import { limitConcurrency } from './limit-concurrency'

// Only the loaders of types that are taken: the library brings many more, each with its own history of holes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

export const maxPixels = 100_000_000
export const maxFrames = 500
/** Over all frames: what a browser has to draw in one round. */
export const maxTotalPixels = 400_000_000

const longestWorkSeconds = 20

/** Pictures are worked on two at a time: each takes a core and some hundred megabytes. */
export const takePictureTurn = limitConcurrency(2)

export function openPicture(input: string | Buffer) {
  return sharp(input, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).timeout({
    seconds: longestWorkSeconds,
  })
}

/** What the head says, however large: nothing is drawn for it. Null when there is no such picture. */
export async function readPictureHead(path: string): Promise<Metadata | null> {
  return sharp(path, { limitInputPixels: false, failOn: 'error', animated: true })
    .metadata()
    .catch(() => null)
}
