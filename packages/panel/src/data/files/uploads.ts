import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { checkUpload } from '@sitewright/model/editor/uploads'
import { UploadFailure } from './upload-failure'

export interface Upload {
  readonly id: number
  readonly name: string
  /** 0 to 1. */
  readonly share: number
  /** 'processing': all bytes are there, and the host examines them. */
  readonly state: 'waiting' | 'sending' | 'processing' | 'failed'
  readonly text: string
  /** False when sending it again would fail the same way. */
  readonly canRetry: boolean
}

export interface UploadFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

export interface SendOptions {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
  /** The file whose bytes these are to be from now on. */
  readonly replaces: string | null
  /** The folder that takes a new file in; null for none. */
  readonly folderId: string | null
}

export type SendFile<File extends UploadFile, Asset> = (file: File, options: SendOptions) => Promise<Asset>

interface UploadWishes<Asset> {
  /** The file whose bytes these are to be from now on. */
  readonly replaces?: string
  /** The folder that takes a new file in. */
  readonly folderId?: string | null
  /** Told of the stored file when it arrived only after it was tried again. */
  readonly onLate?: (asset: Asset) => void
}

interface Waiting<File, Asset> {
  readonly file: File
  readonly wishes: UploadWishes<Asset>
  readonly abort: AbortController
  readonly settle: (asset: Asset | null) => void
}

/** More at once would only share the same line, and the host works on two pictures at a time. */
const sentAtOnce = 3

/** Refuses before a byte is sent what the host would refuse after the last. */
function checkFile(file: UploadFile): string | undefined {
  return checkUpload(file.type.startsWith('image/') ? 'image' : 'file', { name: file.name, bytes: file.size })
}

/** The files on their way, some at a time, each with its progress, its failure, and the ways to cancel and try again. */
export function createUploads<File extends UploadFile, Asset>(
  send: SendFile<File, Asset>,
  onDone: (asset: Asset) => void,
) {
  let list: readonly Upload[] = []
  let lastId = 0
  const waiting = new Map<number, Waiting<File, Asset>>()
  const listeners = new Set<() => void>()

  function replace(next: readonly Upload[]) {
    list = next
    for (const listener of listeners) listener()
  }
  function change(id: number, change: Partial<Upload>) {
    replace(list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }
  function forget(id: number) {
    waiting.delete(id)
    replace(list.filter((upload) => upload.id !== id))
  }
  function startNext() {
    const busy = list.filter(({ state }) => state === 'sending' || state === 'processing').length
    const next = list.find(({ state }) => state === 'waiting')
    if (next && busy < sentAtOnce) void start(next.id).then(startNext)
  }
  async function start(id: number): Promise<void> {
    const upload = waiting.get(id)
    if (!upload) return
    change(id, { state: 'sending', share: 0, text: '' })
    const { file, wishes, settle } = upload
    const { signal } = upload.abort
    const onProgress = (share: number) => change(id, { share, state: share < 1 ? 'sending' : 'processing' })
    try {
      const { replaces = null, folderId = null } = wishes
      const sending = send(file, { onProgress, signal, replaces, folderId })
      startNext()
      const asset = await sending
      forget(id)
      onDone(asset)
      settle(asset)
    } catch (error) {
      const text = error instanceof Error && error.message ? error.message : panelStrings.uploadFailed
      change(id, { state: 'failed', text, canRetry: error instanceof UploadFailure ? error.canRetry : true })
      settle(null)
    }
  }

  function enqueue(id: number, file: File, wishes: UploadWishes<Asset>): Promise<Asset | null> {
    return new Promise((settle) => {
      waiting.set(id, { file, wishes, settle, abort: new AbortController() })
      startNext()
    })
  }

  return {
    list: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The stored file, or null when it did not arrive at the first try. */
    add: (file: File, wishes: UploadWishes<Asset> = {}): Promise<Asset | null> => {
      lastId += 1
      const id = lastId
      const refusal = checkFile(file)
      const state = refusal ? 'failed' : 'waiting'
      replace([...list, { id, name: file.name, share: 0, state, text: refusal ?? '', canRetry: !refusal }])
      return refusal ? Promise.resolve(null) : enqueue(id, file, wishes)
    },
    retry: async (id: number): Promise<Asset | null> => {
      const upload = waiting.get(id)
      if (!upload) return null
      change(id, { state: 'waiting', share: 0, text: '' })
      const asset = await enqueue(id, upload.file, upload.wishes)
      if (asset !== null) upload.wishes.onLate?.(asset)
      return asset
    },
    /** Ends it; it stays in the list and can be sent again. */
    cancel: (id: number) => {
      const upload = waiting.get(id)
      if (list.find((it) => it.id === id)?.state === 'waiting') {
        forget(id)
        upload?.settle(null)
      } else upload?.abort.abort()
    },
    dismiss: forget,
    dismissFailed: () => {
      for (const { id, state } of list) if (state === 'failed') forget(id)
    },
  }
}
