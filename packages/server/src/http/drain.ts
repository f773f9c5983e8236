import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

export interface DrainTimes {
  /** How long everything goes on after readiness has been turned off, for load balancers that ask about it. */
  readonly noticeMs: number
  /** How long a resting connection may still bring a request, which is told that it is the last one on it. */
  readonly restMs: number
  /** After this long what is under way is cut off. */
  readonly limitMs: number
}

export interface Drain {
  /** Readiness says so. */
  readonly isLeaving: boolean
  /** Each answer is the last one on its connection. */
  readonly isClosing: boolean
  run(server: HttpServer, times: DrainTimes): Promise<void>
}

const stepMs = 50

/**
 * The end of a server without a failed request: a proxy may write to a connection in the very moment in which it is closed, and
 * what it sent then it must not send again. So nobody new is taken, which every proxy tries elsewhere, and connections end with an
 * answer that says so; only what has rested meanwhile is closed.
 */
export function createDrain(): Drain {
  let isLeaving = false
  let isClosing = false
  return {
    get isLeaving() {
      return isLeaving
    },
    get isClosing() {
      return isClosing
    },
    async run(server, { noticeMs, restMs, limitMs }) {
      isLeaving = true
      await pause(noticeMs)
      // In this phase of the loop all who had come are taken: who still waits to be when the door shuts is cut off.
      await nextTurn()
      isClosing = true
      // The close of HTTP servers would end resting connections at once.
      const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve)).then(() => 'closed')
      for (let passedMs = 0; (await Promise.race([closed, pause(stepMs)])) !== 'closed'; passedMs += stepMs) {
        if (passedMs >= restMs) server.closeIdleConnections()
        if (passedMs >= limitMs) server.closeAllConnections()
      }
    },
  }
}
