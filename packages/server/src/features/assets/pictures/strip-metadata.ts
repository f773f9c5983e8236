import type { StrippedType } from '../../../parsing/parse-tasks'

/** Takes place, camera, words and thumbnails out of a picture without touching its pixels. Null when it is not built as it says. */
export function stripMetadata(type: StrippedType, bytes: Buffer): Buffer | null {
  try {
    if (type === 'jpeg') return stripJpeg(bytes)
    return type === 'png' ? stripPng(bytes) : stripWebp(bytes)
  } catch (error) {
    // A length that points behind the end.
    if (error instanceof RangeError) return null
    throw error
  }
}

const jpegEnd = 0xd9
const jpegScan = 0xda

function stripJpeg(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    // Behind the end some cameras put a second picture or a film.
    if (marker === jpegEnd) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    const end = marker === jpegScan ? findScanEnd(bytes, at) : at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return null
    if (keepsSegment(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

/** The color profile (APP2), Adobe's color transform (APP14) and JFIF (APP0) decide how pixels look. */
function keepsSegment(marker: number, content: Buffer): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe2) return content.subarray(0, 11).toString('latin1') === 'ICC_PROFILE'
  return marker === 0xe0 || marker === 0xee
}

/** Inside a scan 0xff is followed by 0 or a restart marker; anything else begins the next segment. */
function findScanEnd(bytes: Buffer, start: number): number {
  let at = start + 2 + bytes.readUInt16BE(start + 2)
  while (at < bytes.length - 1) {
    at = bytes.indexOf(0xff, at)
    if (at === -1 || at >= bytes.length - 1) return bytes.length + 1
    const next = bytes.readUInt8(at + 1)
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at += 2
  }
  return bytes.length + 1
}

const pngMetadata = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function stripPng(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = [bytes.subarray(0, 8)]
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return null
    if (!pngMetadata.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

const webpMetadataFlags = 0x0c

function stripWebp(bytes: Buffer): Buffer | null {
  const kept: Buffer[] = []
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length + 1) return null
  for (let at = 12; at + 8 <= Math.min(end, bytes.length); ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > bytes.length) return null
    const chunk = Buffer.from(bytes.subarray(at, next))
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~webpMetadataFlags, 8)
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk)
    at = next
  }
  const header = Buffer.from(bytes.subarray(0, 12))
  header.writeUInt32LE(4 + kept.reduce((sum, chunk) => sum + chunk.length, 0), 4)
  return Buffer.concat([header, ...kept])
}
