import type { FilmFile } from './film-file'

/** An element of a Matroska file, of which WebM is one. */
interface Element {
  readonly id: number
  readonly start: number
  readonly content: number
  /** Null while it goes on until something else begins, as in a film that was recorded live. */
  readonly end: number | null
}

const segment = 0x18538067
const cluster = 0x1f43b675
/** Elements that are looked into; a segment and a cluster may have no end of their own. */
const parents = new Set([segment, 0x1549a966, 0x1654ae6b, 0xae])
/** Tags, attachments, the title, the date, names of files and of tracks, and sums over what changes here. */
const removed = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3eb923, 0x536e, 0xbf, 0xec])
/** What every file has to say: by which programs it was written. They stay, without words. */
const blanked = new Set([0x4d80, 0x5741])
const voidId = 0xec

export async function stripElements(file: FilmFile): Promise<boolean> {
  return strip(file, 0, file.byteLength)
}

async function strip(file: FilmFile, from: number, to: number): Promise<boolean> {
  for (let at = from; at < to; ) {
    const element = await readElement(file, at)
    // A film that was cut off still plays as far as it goes.
    if (element === null) return at > 0
    const { id, content } = element
    const end = element.end === null ? to : Math.min(element.end, to)
    if (element.end === null && id === cluster) {
      // What it holds stands beside it as it were: the next one ends it.
      at = content
      continue
    }
    if (removed.has(id)) await removeElement(file, element.start, end)
    else if (blanked.has(id)) await file.blank(content, end)
    else if (parents.has(id) && !(await strip(file, content, end))) return false
    at = end
  }
  return true
}

async function readElement(file: FilmFile, start: number): Promise<Element | null> {
  const head = Buffer.from(await file.read(start, 12))
  const idBytes = countBytes(head[0] ?? 0)
  const sizeBytes = countBytes(head[idBytes] ?? 0)
  if (idBytes > 4 || sizeBytes > 8 || head.length < idBytes + sizeBytes) return null
  const content = start + idBytes + sizeBytes
  const marked = head.subarray(idBytes, idBytes + sizeBytes)
  const first = (marked[0] ?? 0) & (0xff >> sizeBytes)
  const isUnknown = first === 0xff >> sizeBytes && marked.subarray(1).every((byte) => byte === 0xff)
  const size = marked.subarray(1).reduce((sum, byte) => sum * 256 + byte, first)
  return { id: head.readUIntBE(0, idBytes), start, content, end: isUnknown ? null : content + size }
}

/** The first bit that is set says how long a number is. */
function countBytes(first: number): number {
  return Math.clz32(first) - 23
}

/** A void element of the same size. */
async function removeElement(file: FilmFile, start: number, end: number): Promise<void> {
  const room = end - start
  const sizeBytes = room >= 9 ? 8 : 1
  const head = Buffer.alloc(1 + sizeBytes)
  head[0] = voidId
  if (sizeBytes === 1) head[1] = 0x80 | (room - 2)
  else head.writeBigUInt64BE((1n << 56n) | BigInt(room - 9), 1)
  await file.write(start, head)
  await file.blank(start + head.length, end)
}
