import type { ByteRange } from '../../../blobs/blob-store'

/**
 * The one range of a `Range` header; 'outside' when it names nothing of the file; null when the whole file is to be sent,
 * which is also the answer to several ranges and to what cannot be read.
 */
export function readByteRange(header: string | undefined, byteLength: number): ByteRange | 'outside' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (match === null || (match[1] === '' && match[2] === '')) return null
  const [first, last] = [match[1] ?? '', match[2] ?? '']
  if (first === '') {
    const length = Math.min(Number(last), byteLength)
    return length === 0 ? 'outside' : { start: byteLength - length, end: byteLength - 1 }
  }
  const start = Number(first)
  const end = last === '' ? byteLength - 1 : Math.min(Number(last), byteLength - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= byteLength ? 'outside' : { start, end }
}
