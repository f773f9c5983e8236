import { panelStrings } from '@sitewright/model/editor/panel-strings'
import { checkUpload } from '@sitewright/model/editor/uploads'

export interface Upload {
  readonly id: number
  readonly name: string
  /** 0 to 1. */
  readonly share: number
  readonly state: 'sending' | 'done' | 'failed'
  readonly text: string
  /** False when sending it again would fail the same way. */
  readonly canRetry: boolean
}

export interface UploadFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

export type SendFile<File extends UploadFile, Asset> = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<Asset>

/** Refuses before a byte is sent what the host would refuse after the last. */
function checkFile(file: UploadFile): string | undefined {
  return checkUpload(file.type.startsWith('image/') ? 'image' : 'file', { name: file.name, bytes: file.size })
}

/** The files on their way, each with its progress, its failure and its way to try again. */
export function createUploads<File extends UploadFile, Asset>(
  send: SendFile<File, Asset>,
  onDone: (asset: Asset) => void,
) {
  let list: readonly Upload[] = []
  let lastId = 0
  const files = new Map<number, File>()
  const listeners = new Set<() => void>()

  function replace(next: readonly Upload[]) {
    list = next
    for (const listener of listeners) listener()
  }
  function change(id: number, change: Partial<Upload>) {
    replace(list.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }
  async function start(id: number): Promise<Asset | null> {
    const file = files.get(id)
    if (!file) return null
    change(id, { state: 'sending', share: 0, text: '' })
    try {
      const asset = await send(file, (share) => change(id, { share }))
      files.delete(id)
      replace(list.filter((upload) => upload.id !== id))
      onDone(asset)
      return asset
    } catch (error) {
      change(id, {
        state: 'failed',
        text: error instanceof Error && error.message ? error.message : panelStrings.uploadFailed,
      })
      return null
    }
  }

  return {
    list: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (file: File): Promise<Asset | null> => {
      lastId += 1
      const id = lastId
      const refusal = checkFile(file)
      const upload: Upload = {
        id,
        name: file.name,
        share: 0,
        state: refusal ? 'failed' : 'sending',
        text: refusal ?? '',
        canRetry: !refusal,
      }
      replace([...list, upload])
      if (refusal) return Promise.resolve(null)
      files.set(id, file)
      return start(id)
    },
    retry: (id: number) => start(id),
    dismiss: (id: number) => {
      files.delete(id)
      replace(list.filter((upload) => upload.id !== id))
    },
  }
}
