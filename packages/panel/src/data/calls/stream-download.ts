import { exportTotalHeader } from '@sitewright/model/forms/inbox'

interface StreamOptions {
  readonly signal: AbortSignal
  /** Rows so far, counted from each piece. */
  readonly countRows: (piece: Uint8Array) => number
  /** `total` is null when the host did not tell it. */
  readonly onProgress: (rows: number, total: number | null) => void
}

interface StreamedFile {
  readonly blob: Blob
  readonly name: string | null
}

/** Pieces of about this size are handed to the browser, which keeps large ones on the disk and not in memory. */
const handOverBytes = 8 * 1024 * 1024

/** Reads a file of any size piece by piece, telling how far it is. Aborting stops the host too. */
export async function streamDownload(address: string, options: StreamOptions): Promise<StreamedFile> {
  const answer = await fetch(address, { signal: options.signal })
  if (!answer.ok || !answer.body) throw new Error('The file couldn’t be created. Try again.')
  const told = Number(answer.headers.get(exportTotalHeader) ?? Number.NaN)
  const total = Number.isInteger(told) ? told : null
  const kept: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = answer.body.getReader()
  options.onProgress(0, total)
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    pieces.push(step.value)
    size += step.value.length
    if (size >= handOverBytes) {
      kept.push(new Blob(pieces))
      pieces = []
      size = 0
    }
    options.onProgress(options.countRows(step.value), total)
  }
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? null
  return { blob: new Blob([...kept, ...pieces], { type }), name }
}

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
