import { Worker } from 'node:worker_threads'
import type { ParseReply, ParseRequest } from './parse-tasks'

export interface ParserThread {
  /** What came of it, or why nothing did. A thread that took too long is stopped. */
  run(request: ParseRequest, limitMs: number): Promise<{ readonly output: unknown } | { readonly problem: string }>
  readonly hasEnded: boolean
  stop(): Promise<void>
}

const maxMemoryMb = 256

/** One thread, for one piece of work at a time. The time counts from when it can begin. */
export function startParserThread(file: string): ParserThread {
  const worker = new Worker(file, { name: 'parser', resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb } })
  let hasEnded = false
  let tell: (reply: ParseReply) => void = () => undefined
  const isReady = new Promise<ParseReply>((resolve) => {
    tell = resolve
  })
  const end = (problem: string) => {
    hasEnded = true
    tell({ problem })
  }
  worker.on('message', (reply: ParseReply) => tell(reply))
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)))
  worker.on('exit', () => end('the thread has ended'))

  async function stop(problem: string): Promise<void> {
    end(problem)
    await worker.terminate()
  }

  return {
    get hasEnded() {
      return hasEnded
    },
    stop: () => stop('the host is stopping'),
    async run(request, limitMs) {
      // What keeps the process alive is work under way, never a thread that waits.
      worker.ref()
      const ready = await isReady
      if ('problem' in ready) return ready
      const reply = await new Promise<ParseReply>((resolve) => {
        const timer = setTimeout(() => void stop(`it took more than ${limitMs} ms`), limitMs)
        tell = (said) => {
          clearTimeout(timer)
          resolve(said)
        }
        if (hasEnded) tell({ problem: 'the thread has ended' })
        else worker.postMessage(request)
      })
      worker.unref()
      return 'isReady' in reply ? { problem: 'the thread began anew' } : reply
    },
  }
}
