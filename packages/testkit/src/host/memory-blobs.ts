import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { BlobStore } from '@sitewright/server/blobs/blob-store'

export function createMemoryBlobs(): BlobStore {
  const blobs = new Map<string, Buffer>()
  return {
    async put(key, content) {
      blobs.set(key, content instanceof Readable ? await buffer(content) : Buffer.from(content))
    },
    size: async (key) => blobs.get(key)?.length ?? null,
    async read(key, range) {
      const content = blobs.get(key)
      if (content === undefined) return null
      return Readable.from([range === undefined ? content : content.subarray(range.start, range.end + 1)])
    },
    async remove(key) {
      blobs.delete(key)
    },
  }
}
