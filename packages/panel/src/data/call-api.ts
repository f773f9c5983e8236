import type { Caller } from '@sitewright/model/data-layer/create-caller'
import type { CallMethod } from '@sitewright/model/data-layer/describe-call'
import { CallError } from './call-error'

interface CallOptions {
  readonly method?: CallMethod
  readonly body?: unknown
}

export type ApiCall = <Answer>(address: string, options?: CallOptions) => Promise<Answer>

/** Turns a failed call into a rejection, which is what queries and mutations of the screens look for. */
export function createApiCall(call: Caller): ApiCall {
  return async <Answer>(address: string, { method = 'GET', body }: CallOptions = {}) => {
    const result = await call(method, address, { body })
    if (result.isOk) return result.data as Answer
    throw new CallError(result.failure)
  }
}
