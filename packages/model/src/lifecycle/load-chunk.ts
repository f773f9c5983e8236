import { ChunkLoadError, CssChunkLoadError, NotFoundError } from './chunk-errors'

export const chunkTimeoutMs = 120_000

export interface ChunkToLoad<T> {
  kind: 'script' | 'style'
  id: string
  address: string
  fetchChunk: () => Promise<T>
  /** Resolves after the time given, or never when it is canceled. */
  wait: (ms: number) => Promise<void>
}

/** Rejects with the chunk error of its kind, whatever the reason was, so that callers handle one thing. */
export async function loadChunk<T>({ kind, id, address, fetchChunk, wait }: ChunkToLoad<T>): Promise<T> {
  const ErrorOfKind = kind === 'style' ? CssChunkLoadError : ChunkLoadError
  const timeout = wait(chunkTimeoutMs).then(() => {
    throw new ErrorOfKind({ id, type: 'timeout', request: address })
  })
  const chunk = fetchChunk().catch((cause: unknown) => {
    const type = cause instanceof NotFoundError ? 'missing' : 'error'
    throw new ErrorOfKind({ id, type, request: address }, { cause })
  })
  return Promise.race([chunk, timeout])
}
