import { checkUpload } from '@sitewright/model/editor/uploads'
import { useRef, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { addProductFile } from '../../../data/store/products'

interface FileUpload {
  readonly id: number
  readonly name: string
  /** 0 to 1. */
  readonly share: number
  readonly problem: string | null
}

/** Files on their way to a product, one after the other: they share one line, keep their order, and arrive whatever is opened meanwhile. */
export function useFileUploads(productId: string) {
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const line = useRef(Promise.resolve())
  const lastId = useRef(0)
  const change = (id: number, part: Partial<FileUpload>) =>
    setUploads((list) => list.map((it) => (it.id === id ? { ...it, ...part } : it)))
  const leave = (id: number) => setUploads((list) => list.filter((it) => it.id !== id))

  async function send(id: number, file: File, { signal }: AbortController): Promise<void> {
    if (signal.aborted) return
    try {
      await addProductFile(productId, { file, signal, onProgress: (share) => change(id, { share }) })
      leave(id)
    } catch (error) {
      if (!signal.aborted) change(id, { problem: textOfError(error) })
    } finally {
      running.current.delete(id)
    }
  }

  return {
    uploads,
    add(files: readonly File[]) {
      for (const file of files) {
        lastId.current += 1
        const id = lastId.current
        const problem = checkUpload('file', { name: file.name, bytes: file.size }) ?? null
        setUploads((list) => [...list, { id, name: file.name, share: 0, problem }])
        if (problem !== null) continue
        const abort = new AbortController()
        running.current.set(id, abort)
        line.current = line.current.then(() => send(id, file, abort))
      }
    },
    /** Ends one that is under way, or forgets one that failed. */
    cancel(id: number) {
      running.current.get(id)?.abort()
      leave(id)
    },
  }
}
