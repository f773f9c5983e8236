import { type CallMethod, type DescribedCall, describeCall } from './describe-call'
import { type Attempts, type CallFailure, interpretReply, type Reply } from './interpret-reply'

export interface SentCall extends DescribedCall {
  headers: Record<string, string>
  body?: string
}

/** What a caller needs of the world around it. */
export interface CallSurroundings {
  /** Rejects when no HTTP answer comes. */
  send: (call: SentCall) => Promise<Reply>
  readCrumb: () => string
  storeCrumb: (crumb: string) => void
  wait: (ms: number) => Promise<void>
  announceLoginRequired: () => void
  /** The host of the site's built-in address, for secure calls. */
  secureHost?: string
}

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown
  /** How often a failed connection is tried again. */
  retryCount?: number
  isSecure?: boolean
  /** Beside those that every call carries. */
  headers?: Record<string, string>
}

export type CallResult = { isOk: true; data: unknown } | { isOk: false; failure: CallFailure }

export type Caller = (method: CallMethod, address: string, options?: CallOptions) => Promise<CallResult>

/** A failed call is a result that its caller must look at, not a rejection. */
export function createCaller(around: CallSurroundings): Caller {
  return async (method, address, options = {}) => {
    let attempts: Attempts = { hasRetriedCrumb: false, retriesLeft: options.retryCount ?? 0 }
    for (;;) {
      const call = prepareCall(around, { method, address, options })
      const reply = await around.send(call).catch(() => ({ status: 0, body: '' }))
      const decision = interpretReply(reply, attempts)
      switch (decision.kind) {
        case 'success':
          return { isOk: true, data: decision.data }
        case 'failed':
          if (decision.failure.loginRequired) around.announceLoginRequired()
          return { isOk: false, failure: decision.failure }
        case 'retry-with-crumb':
          around.storeCrumb(decision.newCrumb)
          attempts = { ...attempts, hasRetriedCrumb: true }
          break
        case 'retry':
          await around.wait(decision.afterMs)
          attempts = { ...attempts, retriesLeft: attempts.retriesLeft - 1 }
      }
    }
  }
}

interface RequestedCall {
  method: CallMethod
  address: string
  options: CallOptions
}

/** Made anew for each try, because the crumb may have changed. */
function prepareCall(around: CallSurroundings, { method, address, options }: RequestedCall): SentCall {
  const secureHost = options.isSecure ? around.secureHost : undefined
  if (options.isSecure && secureHost === undefined) throw new TypeError('A secure call needs the site’s own host.')
  const call = describeCall({
    method,
    address,
    crumb: around.readCrumb(),
    ...(secureHost === undefined ? {} : { secureHost }),
  })
  const { body, headers = {} } = options
  if (body === undefined) return { ...call, headers }
  return { ...call, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
