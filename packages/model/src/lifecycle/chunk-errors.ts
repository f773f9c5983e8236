export type ChunkFailureType = 'timeout' | 'missing' | 'error'

interface ChunkFailure {
  id: string
  type: ChunkFailureType
  /** The address that was asked for. */
  request: string
}

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly type: ChunkFailureType
  readonly request: string

  constructor({ id, type, request }: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed. (${type}: ${request})`, options)
    this.type = type
    this.request = request
  }
}

export class CssChunkLoadError extends ChunkLoadError {
  readonly code = 'CSS_CHUNK_LOAD_FAILED'
}

export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  readonly path: string

  constructor(path: string) {
    super(`Not found: ${path}`)
    this.path = path
  }
}
