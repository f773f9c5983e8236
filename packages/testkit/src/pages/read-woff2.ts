import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

export interface FontMeasures {
  readonly unitsPerEm: number
  readonly ascent: number
  /** Below the line, as a positive number. */
  readonly descent: number
  /** The weight that the widths belong to: a variable font stores one instance and the ways from it. */
  readonly defaultWeight: number
  /** Width of one character, in the font's units. */
  readonly widthOf: (character: string) => number
}

interface Table {
  readonly data: Buffer
  readonly isTransformed: boolean
}

const cmapTag = 0
const headTag = 1
const hheaTag = 2
const hmtxTag = 3
const glyfTag = 10
const locaTag = 11
const fvarTag = 47

/** What a WOFF2 file itself says about its heights and widths. Tables are told by their number in the format's list. */
export function readFontMeasures(path: URL): FontMeasures {
  const tables = readTables(readFileSync(path))
  const table = (tag: number) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`${path} has no table ${tag}`)
    return found
  }
  const hhea = table(hheaTag).data
  const metricCount = hhea.readUInt16BE(34)
  const hmtx = table(hmtxTag)
  const glyphOf = readGlyphs(table(cmapTag).data)
  return {
    unitsPerEm: table(headTag).data.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    defaultWeight: readDefaultWeight(table(fvarTag).data),
    widthOf: (character) => {
      const index = Math.min(glyphOf(character.codePointAt(0) ?? 0), metricCount - 1)
      // A transformed table is one flag byte and then the widths alone; a plain one has a bearing after each width.
      return hmtx.isTransformed ? hmtx.data.readUInt16BE(1 + index * 2) : hmtx.data.readUInt16BE(index * 4)
    },
  }
}

function readDefaultWeight(fvar: Buffer): number {
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  const axes = Array.from({ length: count }, (_, index) => fvar.subarray(first + index * size))
  const weight = axes.find((axis) => axis.toString('latin1', 0, 4) === 'wght')
  return weight ? weight.readInt32BE(8) / 65536 : 400
}

function readTables(file: Buffer): Map<number, Table> {
  const count = file.readUInt16BE(12)
  const entries: { tag: number; length: number; isTransformed: boolean }[] = []
  let at = 48
  const readLength = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if ((byte & 128) === 0) return value
    }
  }
  for (let index = 0; index < count; index++) {
    const flags = file.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const version = flags >> 6
    const isTransformed = tag === glyfTag || tag === locaTag ? version !== 3 : version !== 0
    const original = readLength()
    entries.push({ tag, isTransformed, length: isTransformed ? readLength() : original })
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const tables = new Map<number, Table>()
  let start = 0
  for (const { tag, length, isTransformed } of entries) {
    if (!tables.has(tag)) tables.set(tag, { data: data.subarray(start, start + length), isTransformed })
    start += length
  }
  return tables
}

/** Character code → glyph, by the map for the basic plane (format 4), which every Latin font has. */
function readGlyphs(cmap: Buffer): (code: number) => number {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const offset = offsets.find((it) => cmap.readUInt16BE(it) === 4)
  if (offset === undefined) throw new Error('the font has no map of format 4')
  const map = cmap.subarray(offset)
  const size = map.readUInt16BE(6)
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (code > map.readUInt16BE(14 + at)) continue
      const first = map.readUInt16BE(16 + size + at)
      if (code < first) return 0
      const delta = map.readUInt16BE(16 + size * 2 + at)
      const rangeAt = 16 + size * 3 + at
      const range = map.readUInt16BE(rangeAt)
      return range === 0 ? (code + delta) & 0xffff : map.readUInt16BE(rangeAt + range + (code - first) * 2)
    }
    return 0
  }
}
