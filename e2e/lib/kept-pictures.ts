import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Difference, findDifference, type Shrunk } from './compare-shrunk'

const folder = join(import.meta.dirname, '..', 'snapshots', 'pictures')
/** Kept pictures are no wider, so that all of them together stay small and no edge of a letter counts. */
const maxWidth = 300
const patienceMs = 10_000

interface ShotOptions {
  /** What a journey holds half-way stays there. */
  readonly holdsAnimations?: boolean
}

/**
 * Compares a part of the page, or its window, with the picture that was kept of it. Something may still be on its way to the
 * screen, so it is looked at again before it counts as different. `UPDATE_SNAPSHOTS=1` keeps what is seen now.
 */
export async function expectKeptPicture(name: string, part: Locator | Page, options: ShotOptions = {}): Promise<void> {
  const file = join(folder, `${name}.webp`)
  const isRenewing = Boolean(process.env.UPDATE_SNAPSHOTS)
  let seen = await takePicture(part, options)
  const kept = existsSync(file) ? await readPixels(file) : null
  let difference = kept && findDifference(kept, seen)
  const deadline = Date.now() + patienceMs
  while (difference && kept && !isRenewing && Date.now() < deadline) {
    seen = await takePicture(part, options)
    difference = findDifference(kept, seen)
  }
  if (isRenewing && (!kept || difference)) return keep(file, await takeStill(part, options))
  if (difference && kept) await writeFailure(name, kept, seen, difference)
  expect.soft(kept ? (difference?.reason ?? 'the same') : 'no picture is kept', name).toBe('the same')
}

/** Why the part no longer looks as it was kept; null while it does. */
export async function differsFromKept(name: string, part: Locator): Promise<string | null> {
  const kept = await readPixels(join(folder, `${name}.webp`))
  return findDifference(kept, await takePicture(part, {}))?.reason ?? null
}

/** Waits until fonts and the pictures of the page are there; one that is lost is not waited for. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')]
    for (const image of images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.allSettled(images.map((image) => image.decode()))
  })
}

async function takePicture(part: Locator | Page, { holdsAnimations = false }: ShotOptions): Promise<Shrunk> {
  const picture = await part.screenshot({ animations: holdsAnimations ? 'allow' : 'disabled', caret: 'hide' })
  return shrink(await readPixels(picture))
}

/** Two pictures in a row are the same. */
async function takeStill(part: Locator | Page, options: ShotOptions): Promise<Shrunk> {
  let last = await takePicture(part, options)
  for (;;) {
    const next = await takePicture(part, options)
    if (Buffer.compare(last.pixels, next.pixels) === 0) return next
    last = next
  }
}

async function readPixels(picture: Buffer | string): Promise<Shrunk> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** Each pixel is the mean of a whole square of them. */
function shrink({ width, height, pixels }: Shrunk): Shrunk {
  const side = Math.ceil(width / maxWidth)
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)]
  const small = new Uint8Array(columns * rows * 3)
  for (let at = 0; at < small.length; at++) {
    const color = at % 3
    const column = Math.floor(at / 3) % columns
    const row = Math.floor(at / 3 / columns)
    let sum = 0
    for (let y = row * side; y < (row + 1) * side; y++) {
      for (let x = column * side; x < (column + 1) * side; x++) sum += pixels[(y * width + x) * 3 + color] ?? 0
    }
    small[at] = Math.round(sum / side ** 2)
  }
  return { width: columns, height: rows, pixels: small }
}

function draw({ width, height, pixels }: Shrunk) {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

async function keep(file: string, picture: Shrunk): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  await draw(picture).webp({ lossless: true, effort: 6 }).toFile(file)
}

/** What was kept, what is seen, and the seen one with its differences in red. */
async function writeFailure(name: string, kept: Shrunk, seen: Shrunk, { marks }: Difference): Promise<void> {
  const marked = seen.pixels.map((value, at) => (marks[Math.floor(at / 3)] ? (at % 3 === 0 ? 255 : 0) : value))
  for (const [kind, picture] of Object.entries({ kept, seen, difference: { ...seen, pixels: marked } })) {
    const path = test.info().outputPath(`${name}-${kind}.png`)
    await draw(picture).png().toFile(path)
  }
}
