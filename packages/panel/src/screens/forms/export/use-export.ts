import { useEffect, useRef, useState } from 'react'
import { textOfError } from '../../../data/calls/call-error'
import { saveFile, streamDownload } from '../../../data/calls/stream-download'

type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly rows: number; readonly total: number | null }
  | { readonly kind: 'done'; readonly rows: number; readonly name: string }
  | { readonly kind: 'failed'; readonly problem: string }

interface ExportRequest {
  readonly address: string
  readonly fallbackName: string
  readonly countRows: (piece: Uint8Array) => number
}

/** One export at a time. Leaving stops it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  async function start({ address, fallbackName, countRows }: ExportRequest) {
    const controller = new AbortController()
    running.current = controller
    let rows = 0
    setState({ kind: 'running', rows, total: null })
    try {
      const file = await streamDownload(address, {
        signal: controller.signal,
        countRows,
        onProgress: (count, total) => {
          rows = count
          setState({ kind: 'running', rows, total })
        },
      })
      const name = file.name ?? fallbackName
      saveFile(file.blob, name)
      setState({ kind: 'done', rows, name })
    } catch (error) {
      setState(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', problem: textOfError(error) })
    }
  }
  return { state, start, cancel: () => running.current?.abort() }
}
