import type { FilmFile } from './film-file'

/** A box of an ISO base media file: MP4, MOV and M4A. */
export interface Box {
  readonly type: string
  readonly start: number
  /** Where what it holds begins. */
  readonly content: number
  readonly end: number
}

/** One that goes beyond its place ends there: a film that was cut off still plays as far as it goes. */
export async function readBox(file: FilmFile, start: number, limit: number): Promise<Box | null> {
  const head = Buffer.from(await file.read(start, 16))
  if (head.length < 8) return null
  const type = head.toString('latin1', 4, 8)
  const size = head.readUInt32BE(0)
  if (size === 0) return { type, start, content: start + 8, end: limit }
  if (size !== 1) return size < 8 ? null : { type, start, content: start + 8, end: Math.min(start + size, limit) }
  if (head.length < 16) return null
  const long = Number(head.readBigUInt64BE(8))
  return long < 16 ? null : { type, start, content: start + 16, end: Math.min(start + long, limit) }
}

export async function findBox(file: FilmFile, { content, end }: Box, path: readonly string[]): Promise<Box | null> {
  const [wanted, ...rest] = path
  for (let at = content; at + 8 <= end; ) {
    const box = await readBox(file, at, end)
    if (box === null) return null
    if (box.type === wanted) return rest.length === 0 ? box : findBox(file, box, rest)
    at = box.end
  }
  return null
}
