import type { Log } from '../ground/log'
import { type ParseRequest, type ParseTaskName, type ParseTasks, parseLimitsMs } from './parse-tasks'
import { type ParserThread, startParserThread } from './parser-thread'

export interface Parsers {
  /** Null when it could not be read in time; whoever asks says that in words of their own. */
  run<Name extends ParseTaskName>(
    name: Name,
    websiteId: string,
    input: ParseTasks[Name]['input'],
  ): Promise<{ readonly output: ParseTasks[Name]['output'] } | null>
  close(): Promise<void>
}

export interface ParserOptions {
  /** The code of the threads: `parse-worker.ts`, built. */
  readonly file: string
  readonly log: Log
  readonly limitsMs?: Readonly<Record<ParseTaskName, number>>
  readonly maxThreads?: number
  /** A thread that waited so long gives its memory back. */
  readonly idleMs?: number
}

interface Waiting {
  readonly request: ParseRequest
  readonly settle: (found: { readonly output: unknown } | null) => void
}

/**
 * Reads what strangers wrote in threads of their own, within a limit of time. A site has one piece of work under way at most,
 * so one alone never takes both threads from the others; who waits longest comes first.
 */
export function createParsers(options: ParserOptions): Parsers {
  const { file, log, limitsMs = parseLimitsMs, maxThreads = 2, idleMs = 30_000 } = options
  const waiting = new Map<string, Waiting[]>()
  const busy = new Set<string>()
  const resting = new Map<ParserThread, NodeJS.Timeout>()
  const working = new Set<ParserThread>()
  let isClosed = false

  function pump(): void {
    for (const [websiteId, queue] of waiting) {
      if (busy.size >= maxThreads) return
      if (busy.has(websiteId)) continue
      const next = queue.shift()
      // Behind all other sites with its next one.
      waiting.delete(websiteId)
      if (queue.length > 0) waiting.set(websiteId, queue)
      if (next === undefined) continue
      busy.add(websiteId)
      void work(websiteId, next).finally(() => {
        busy.delete(websiteId)
        pump()
      })
    }
  }

  async function work(websiteId: string, { request, settle }: Waiting): Promise<void> {
    const thread = takeThread()
    working.add(thread)
    const reply = await thread.run(request, limitsMs[request.name])
    working.delete(thread)
    if (!thread.hasEnded) rest(thread)
    if ('output' in reply) return settle(reply)
    log.warn({ websiteId, task: request.name, problem: reply.problem }, 'Something could not be read')
    settle(null)
  }

  function takeThread(): ParserThread {
    for (const [thread, timer] of resting) {
      clearTimeout(timer)
      resting.delete(thread)
      if (!thread.hasEnded) return thread
    }
    return startParserThread(file)
  }

  function rest(thread: ParserThread): void {
    const stop = () => {
      resting.delete(thread)
      void thread.stop()
    }
    if (isClosed) stop()
    else resting.set(thread, setTimeout(stop, idleMs).unref())
  }

  return {
    run: (name, websiteId, input) =>
      new Promise((resolve) => {
        const settle = resolve as Waiting['settle']
        const queue = waiting.get(websiteId) ?? []
        queue.push({ request: { name, input }, settle })
        waiting.set(websiteId, queue)
        pump()
      }),
    async close() {
      isClosed = true
      for (const queue of waiting.values()) for (const { settle } of queue) settle(null)
      waiting.clear()
      for (const timer of resting.values()) clearTimeout(timer)
      await Promise.all([...resting.keys(), ...working].map((thread) => thread.stop()))
    },
  }
}
