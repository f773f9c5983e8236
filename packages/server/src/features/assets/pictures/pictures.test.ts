import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isFailure, type Result } from '@sitewright/model/failures/catalog'
import { parseWorkerFile } from '@sitewright/testkit/host/parse-worker-file'
import { quietLog } from '@sitewright/testkit/host/quiet-log'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createParsers } from '../../../parsing/parsers'
import { type ExaminedFile, examineFile } from '../intake/examine-file'
import { receiveFile } from '../intake/receive-file'

const parsers = createParsers({ file: parseWorkerFile, log: quietLog })
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitewright-pictures-'))
})
afterAll(async () => {
  await parsers.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function examine(content: Buffer): Promise<Result<ExaminedFile & { bytes: Buffer }>> {
  const file = await receiveFile(dataDir, content, 50_000_000)
  if (file === null) throw new Error('too large')
  try {
    const examined = await examineFile(file, { parsers, websiteId: 'a', size: '50 MB' })
    if (isFailure(examined)) return examined
    const opened = examined.openContent()
    return { ...examined, bytes: Buffer.isBuffer(opened) ? opened : Buffer.concat(await opened.toArray()) }
  } finally {
    await file.remove()
  }
}

async function examineWell(content: Buffer): Promise<ExaminedFile & { bytes: Buffer }> {
  const examined = await examine(content)
  if (isFailure(examined)) throw new Error(examined.code)
  return examined
}

/** Left half red, right half blue: a turn is seen in its corners. */
function halves(width: number, height: number) {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } }
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ])
}

async function cornerOf(bytes: Buffer): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(bytes).extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}

const place = { IFD0: { ImageDescription: 'secret place', Copyright: 'secret name' } }

test('a picture that the camera noted as turned is stored upright, with the size that is seen', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const turned = await halves(80, 40).withExif(place).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
    const stored = await examineWell(turned)
    expect(stored, format).toMatchObject({ width: 40, height: 80, isAnimated: false, byteLength: stored.bytes.length })
    const metadata = await sharp(stored.bytes).metadata()
    expect(metadata, format).toMatchObject({ width: 40, height: 80, format })
    expect(metadata.orientation, format).toBeUndefined()
    expect(metadata.exif, format).toBeUndefined()
    expect(await cornerOf(stored.bytes), format).toBe('red')
  }
  const flipped = await halves(80, 40).withMetadata({ orientation: 3 }).jpeg().toBuffer()
  expect(await cornerOf((await examineWell(flipped)).bytes)).toBe('blue')
})

test('three colors of a picture stand in for it as it is seen, and none for one that can be seen through', async () => {
  const sideways = await halves(80, 40).withMetadata({ orientation: 6 }).png().toBuffer()
  const { placeholder } = await examineWell(sideways)
  const [top, , bottom] = placeholder?.split(' ') ?? []
  // Turned by a quarter, the left half is the upper one.
  expect(top).toMatch(/^#f[a-f\d]0\d0\d$/)
  expect(bottom).toMatch(/^#0\d0\df[a-f\d]$/)
  const glass = { create: { width: 20, height: 20, channels: 4 as const, background: '#ff000080' } }
  expect((await examineWell(await sharp(glass).png().toBuffer())).placeholder).toBeNull()
})

test('what the camera wrote into an upright picture is taken out, and its pixels stay', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const plain = halves(64, 64).keepIccProfile().withExif(place)
    const given = await plain.withIccProfile('p3').toFormat(format, { effort: 2 }).toBuffer()
    expect(given.includes('secret'), format).toBe(true)
    const stored = await examineWell(given)
    expect(stored.bytes.includes('secret'), format).toBe(false)
    const metadata = await sharp(stored.bytes).metadata()
    expect(metadata.exif, format).toBeUndefined()
    expect(metadata.icc, format).toBeDefined()
    if (format !== 'avif')
      expect(await sharp(stored.bytes).raw().toBuffer(), format).toEqual(await sharp(given).raw().toBuffer())
  }
})

test('nothing hides behind the end of a JPEG', async () => {
  const picture = await halves(16, 16).jpeg().toBuffer()
  const stored = await examineWell(Buffer.concat([picture, Buffer.from('a film with its place')]))
  expect(stored.bytes.includes('film')).toBe(false)
})

async function animation(format: 'gif' | 'webp', frames: number, size = 8): Promise<Buffer> {
  const frame = (index: number) => {
    const pixels = Buffer.alloc(size * size * 3, (index * 37) % 256)
    return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
      .png()
      .toBuffer()
  }
  const images = await Promise.all(Array.from({ length: frames }, (_, index) => frame(index)))
  return sharp(images, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

test('animation is kept', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const stored = await examineWell(await animation(format, 5))
    expect(stored, format).toMatchObject({ width: 8, height: 8, isAnimated: true })
    expect((await sharp(stored.bytes, { animated: true }).metadata()).pages, format).toBe(5)
  }
})

test('a still GIF is not animated', async () => {
  expect(await examineWell(await halves(20, 10).gif().toBuffer())).toMatchObject({ isAnimated: false, width: 20 })
})

test('a picture of too many pixels or frames is refused at once', async () => {
  const bombs = {
    wide: await makePngHead(30_000, 30_000),
    huge: await makePngHead(2_000_000_000, 2_000_000_000),
    frames: makeGif({ frames: 20_000, width: 10, height: 10 }),
    canvas: makeGif({ frames: 400, width: 2_000, height: 2_000 }),
  }
  for (const [name, bomb] of Object.entries(bombs)) {
    const startedAt = performance.now()
    const result = await examine(bomb)
    expect(isFailure(result) && result.status, name).toBe(400)
    expect(performance.now() - startedAt, name).toBeLessThan(10_000)
  }
  expect(await examine(bombs.wide)).toMatchObject({ code: 'asset.bomb' })
  expect(await examine(bombs.frames)).toMatchObject({ code: 'asset.bomb' })
  expect(await examine(bombs.canvas)).toMatchObject({ code: 'asset.bomb' })
})

test('damaged pictures are refused', async () => {
  const picture = await halves(400, 400).png().toBuffer()
  expect(await examine(picture.subarray(0, 60))).toMatchObject({ code: 'asset.broken' })
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, index) => (index * 7919) % 251))
  const photo = await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer()
  expect(await examine(photo.subarray(0, photo.length / 3))).toMatchObject({ code: 'asset.broken' })
  expect(await examine(Buffer.from('GIF89a and then nothing'))).toMatchObject({ code: 'asset.broken' })
  expect(await examine(Buffer.alloc(0))).toMatchObject({ code: 'asset.broken' })
})

test('an upload is cut at its limit and leaves no file', async () => {
  const endless = Readable.from(
    (function* () {
      for (let part = 0; part < 40; part += 1) yield Buffer.alloc(10_000, 65)
    })(),
  )
  expect(await receiveFile(dataDir, endless, 100_000)).toBeNull()
  const breaking = new Readable({
    read() {
      this.push('part')
      this.destroy(new Error('cut off'))
    },
  })
  await expect(receiveFile(dataDir, breaking, 100_000)).rejects.toThrow('cut off')
  const file = await receiveFile(dataDir, Buffer.from('whole'), 5)
  expect(file).toMatchObject({ byteLength: 5, head: Buffer.from('whole') })
  expect((await stat(file?.path ?? '')).mode & 0o077).toBe(0)
  await file?.remove()
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
})

/** The head of a picture of this size, with no pixels behind it. */
async function makePngHead(width: number, height: number): Promise<Buffer> {
  const small = await halves(2, 2).png().toBuffer()
  small.writeUInt32BE(width, 16)
  small.writeUInt32BE(height, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return small
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Frames of one pixel on a canvas of any size: a few bytes each. */
function makeGif({ frames, width, height }: { frames: number; width: number; height: number }): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}
