import type { Readable } from 'node:stream'

export interface ByteRange {
  /** First byte, counted from 0. */
  readonly start: number
  /** Last byte, included. */
  readonly end: number
}

/** Bytes under a key: a folder by default, an S3-compatible service by settings. Keys are made by us, never by a visitor. */
export interface BlobStore {
  /** Whole or not at all: a reader never sees a part of it, whatever is killed when. */
  put(key: string, content: Readable | Uint8Array, contentType: string): Promise<void>
  /** Null when there is no such blob. */
  size(key: string): Promise<number | null>
  /** The stream must be read or destroyed. Null when there is no such blob. */
  read(key: string, range?: ByteRange): Promise<Readable | null>
  remove(key: string): Promise<void>
}
