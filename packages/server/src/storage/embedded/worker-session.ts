import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { serverFolder } from '../../ground/server-folder'
import type { Answer } from '../connections'
import { StorageUnavailable } from '../storage-errors'

export interface WorkerSession {
  readonly hasEnded: boolean
  /** What has a name is prepared under it. */
  query(text: string, parameters: readonly unknown[], name?: string): Promise<Answer>
  script(text: string): Promise<Answer[]>
  /** Ends it as a kill would: what was committed is in the folder. */
  stop(): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  resolve(answers: Answer[]): void
  reject(error: Error): void
  timer: NodeJS.Timeout
}

type Settled = { id: number } & ({ answers: Answer[] } | { error: { message: string } })
type WorkerMessage = { isOpen: true } | Settled

const openLimitMs = 60_000
const closeLimitMs = 5_000

/** Opens the folder in a thread of its own. A call that takes longer than the limit ends the thread, since nothing else stops it. */
export async function startWorkerSession(folder: string, callLimitMs: number): Promise<WorkerSession> {
  const worker = new Worker(join(serverFolder, 'storage', 'embedded', 'database-worker.mjs'), {
    workerData: { folder },
    name: 'database',
  })
  const waiting = new Map<number, Waiting>()
  let hasEnded = false
  let lastId = 0

  function end(reason: string, cause?: unknown): void {
    hasEnded = true
    for (const call of waiting.values()) {
      clearTimeout(call.timer)
      call.reject(new StorageUnavailable(reason, { cause }))
    }
    waiting.clear()
  }

  async function stop(reason: string): Promise<void> {
    end(reason)
    await worker.terminate()
  }

  const isOpen = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      void stop('The embedded database took too long to open.')
    }, openLimitMs)
    worker.on('message', (message: WorkerMessage) => {
      if ('isOpen' in message) {
        clearTimeout(timer)
        resolve()
      } else settle(waiting, message)
    })
    worker.on('error', (error) => {
      end('The embedded database failed.', error)
      reject(new StorageUnavailable('The embedded database failed.', { cause: error }))
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      end('The embedded database was stopped.')
      reject(new StorageUnavailable('The embedded database was stopped.'))
    })
  })
  await isOpen

  function call(text: string, parameters: readonly unknown[], name?: string): Promise<Answer[]> {
    if (hasEnded) return Promise.reject(new StorageUnavailable('The embedded database was stopped.'))
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void stop('A query took too long and was stopped.'), callLimitMs)
      waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ id, text, parameters, name })
    })
  }

  return {
    get hasEnded() {
      return hasEnded
    },
    query: async (text, parameters, name) => (await call(text, parameters, name)).at(-1) ?? noAnswer,
    script: (text) => call(text, []),
    stop: () => stop('The embedded database was stopped.'),
    async close() {
      if (hasEnded) return
      hasEnded = true
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => void worker.terminate(), closeLimitMs)
        worker.once('exit', () => {
          clearTimeout(timer)
          resolve()
        })
        worker.postMessage({ close: true })
      })
    },
  }
}

const noAnswer: Answer = { rows: [], affectedRows: 0, command: '' }

function settle(waiting: Map<number, Waiting>, message: Settled): void {
  const call = waiting.get(message.id)
  if (!call) return
  waiting.delete(message.id)
  clearTimeout(call.timer)
  if ('error' in message) call.reject(Object.assign(new Error(message.error.message), message.error))
  else call.resolve(message.answers)
}
