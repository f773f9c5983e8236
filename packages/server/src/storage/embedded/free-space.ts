import { statfs } from 'node:fs/promises'

export type ReadFreeBytes = () => Promise<number>

export function readFreeBytesOf(folder: string): ReadFreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
}

const freshMs = 500

/**
 * Tells whether there is room to write, asking the disk at most twice a second. The embedded database hangs once the disk is
 * full, so writes stop before that; they go on by themselves when there is room again.
 */
export function watchFreeSpace(readFreeBytes: ReadFreeBytes, minFreeBytes: number): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  return () => {
    const now = performance.now()
    if (now - askedAt >= freshMs) {
      askedAt = now
      // A disk that does not tell its free space is not a reason to refuse writes.
      answer = readFreeBytes().then(
        (bytes) => bytes >= minFreeBytes,
        () => true,
      )
    }
    return answer
  }
}
