import { z } from 'zod'

/** Every stored thing has such an id: 24 hexadecimal characters, time-ordered, with 64 random bits. */
export const id = z.string().regex(/^[0-9a-f]{24}$/, 'Enter a valid ID.')

export interface IdSource {
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
}

export function createIds(source: IdSource): () => string {
  return () => {
    const seconds = Math.floor(source.now() / 1000)
      .toString(16)
      .padStart(8, '0')
    return seconds.slice(-8) + toHex(source.randomBytes(8))
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
