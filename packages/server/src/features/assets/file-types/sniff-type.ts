import type { AssetKind } from '@sitewright/model/assets/asset-answers'

export interface FileType {
  readonly contentType: string
  readonly kind: AssetKind
  /** The first is given to files whose name has another ending. */
  readonly extensions: readonly string[]
}

/** Every type that is taken. HTML, scripts, programs and whatever is not recognized are refused. */
export const fileTypes = {
  jpeg: { contentType: 'image/jpeg', kind: 'image', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { contentType: 'image/png', kind: 'image', extensions: ['png'] },
  gif: { contentType: 'image/gif', kind: 'image', extensions: ['gif'] },
  webp: { contentType: 'image/webp', kind: 'image', extensions: ['webp'] },
  avif: { contentType: 'image/avif', kind: 'image', extensions: ['avif'] },
  svg: { contentType: 'image/svg+xml', kind: 'image', extensions: ['svg'] },
  pdf: { contentType: 'application/pdf', kind: 'file', extensions: ['pdf'] },
  mp4: { contentType: 'video/mp4', kind: 'video', extensions: ['mp4', 'm4v'] },
  quicktime: { contentType: 'video/quicktime', kind: 'video', extensions: ['mov'] },
  webm: { contentType: 'video/webm', kind: 'video', extensions: ['webm'] },
  m4a: { contentType: 'audio/mp4', kind: 'audio', extensions: ['m4a'] },
  mp3: { contentType: 'audio/mpeg', kind: 'audio', extensions: ['mp3'] },
  wav: { contentType: 'audio/wav', kind: 'audio', extensions: ['wav'] },
  ogg: { contentType: 'audio/ogg', kind: 'audio', extensions: ['ogg', 'oga', 'opus'] },
  zip: { contentType: 'application/zip', kind: 'file', extensions: ['zip'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'file',
    extensions: ['docx'],
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    kind: 'file',
    extensions: ['xlsx'],
  },
  pptx: {
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    kind: 'file',
    extensions: ['pptx'],
  },
  epub: { contentType: 'application/epub+zip', kind: 'file', extensions: ['epub'] },
  woff2: { contentType: 'font/woff2', kind: 'file', extensions: ['woff2'] },
  woff: { contentType: 'font/woff', kind: 'file', extensions: ['woff'] },
  ttf: { contentType: 'font/ttf', kind: 'file', extensions: ['ttf'] },
  otf: { contentType: 'font/otf', kind: 'file', extensions: ['otf'] },
  text: { contentType: 'text/plain; charset=utf-8', kind: 'file', extensions: ['txt', 'csv', 'md'] },
} as const satisfies Record<string, FileType>
export type FileTypeName = keyof typeof fileTypes

/** How much of a file the answer is found from. */
export const sniffedBytes = 4_100

/** The type by the bytes alone: names and declared types are what a visitor says. Null for everything that is not taken. */
export function sniffType(head: Uint8Array): FileTypeName | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, sniffedBytes))
  const found = signatures.find(([, matches]) => matches(bytes))
  return found ? found[0] : (sniffContainer(bytes) ?? sniffText(bytes))
}

const startsWith = (text: string, at = 0) => {
  const wanted = Buffer.from(text, 'latin1')
  return (bytes: Buffer) => bytes.subarray(at, at + wanted.length).equals(wanted)
}
const isRiff = startsWith('RIFF')

const signatures: readonly (readonly [FileTypeName, (bytes: Buffer) => boolean])[] = [
  ['jpeg', startsWith('\xff\xd8\xff')],
  ['png', startsWith('\x89PNG\r\n\x1a\n')],
  ['gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['webp', (bytes) => isRiff(bytes) && startsWith('WEBP', 8)(bytes)],
  ['wav', (bytes) => isRiff(bytes) && startsWith('WAVE', 8)(bytes)],
  ['pdf', startsWith('%PDF-')],
  ['ogg', startsWith('OggS')],
  ['woff2', startsWith('wOF2')],
  ['woff', startsWith('wOFF')],
  ['otf', (bytes) => startsWith('OTTO')(bytes) && hasFontTables(bytes)],
  ['ttf', (bytes) => (startsWith('\x00\x01\x00\x00')(bytes) || startsWith('true')(bytes)) && hasFontTables(bytes)],
  ['mp3', (bytes) => startsWith('ID3')(bytes) || isMp3Frame(bytes)],
]

/** The count of tables and the name of the first one: four plain bytes alone begin many other files. */
function hasFontTables(bytes: Buffer): boolean {
  const count = bytes.length < 16 ? 0 : bytes.readUInt16BE(4)
  return count > 0 && count < 100 && /^[A-Za-z][A-Za-z0-9/ ]{3}$/.test(bytes.toString('latin1', 12, 16))
}

/** Sync bits, then layer III with a bit rate and a sample rate that exist: a UTF-16 text begins with similar bytes. */
function isMp3Frame(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  const isSync = first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08
  return isSync && third >> 4 !== 0 && third >> 4 !== 15 && (third & 0x0c) !== 0x0c
}

function sniffContainer(bytes: Buffer): FileTypeName | null {
  if (startsWith('ftyp', 4)(bytes)) return sniffBrand(bytes)
  if (startsWith('\x1a\x45\xdf\xa3')(bytes)) return bytes.subarray(0, 64).includes('webm') ? 'webm' : null
  if (startsWith('PK\x03\x04')(bytes)) return sniffZip(bytes)
  return null
}

function sniffBrand(bytes: Buffer): FileTypeName | null {
  const boxEnd = Math.min(bytes.readUInt32BE(0), 256, bytes.length)
  const brands = [8, ...listFrom(16, boxEnd)].map((at) => bytes.toString('latin1', at, at + 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  if (/^(heic|heix|hevc|mif1|msf1)/.test(brands[0] ?? '')) return null
  if (brands[0] === 'M4A ') return 'm4a'
  if (brands[0] === 'qt  ') return 'quicktime'
  return brands.some((brand) => /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/.test(brand)) ? 'mp4' : null
}

function listFrom(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((end - start) / 4)) }, (_, index) => start + index * 4)
}

function sniffZip(bytes: Buffer): FileTypeName {
  if (bytes.includes('mimetypeapplication/epub+zip')) return 'epub'
  if (!bytes.includes('[Content_Types].xml')) return 'zip'
  if (bytes.includes('word/')) return 'docx'
  if (bytes.includes('xl/')) return 'xlsx'
  return bytes.includes('ppt/') ? 'pptx' : 'zip'
}

/** Text is UTF-8 without control characters. What begins with a tag is SVG or nothing: browsers might take the rest for a page. */
function sniffText(bytes: Buffer): FileTypeName | null {
  if (bytes.length === 0) return null
  const text = decodeText(bytes)
  if (text === null || hasControls(text)) return null
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (!start.startsWith('<')) return /^#!/.test(start) ? null : 'text'
  return isSvgStart(start) ? 'svg' : null
}

function isSvgStart(start: string): boolean {
  const withoutProlog = start.replace(/^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>|\s+)+/i, '')
  return /^<svg[\s>/]/.test(withoutProlog)
}

function decodeText(bytes: Buffer): string | null {
  try {
    // The head may end inside a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytes.length === sniffedBytes })
  } catch {
    return null
  }
}

function hasControls(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.charCodeAt(0)
    return (code < 0x20 && code !== 9 && code !== 10 && code !== 13 && code !== 12) || code === 0x7f
  })
}
