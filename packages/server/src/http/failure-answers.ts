import { type Failure, fail, isFailure } from '@sitewright/model/failures/catalog'
import type { FastifyReply } from 'fastify'
import type { Log } from '../ground/log'
import { StorageUnavailable } from '../storage/storage-errors'
import { dataAnswerHeaders } from './security-headers'

/** What makes a repeated call pass: the crumb of an account, the token of a member. */
export interface FreshTokens {
  readonly crumb: string | null
  readonly xsrfToken: string | null
}

const noTokens: FreshTokens = { crumb: null, xsrfToken: null }

/** A failure as callers of the API read it. */
export function failureBody(failure: Failure, { crumb, xsrfToken }: FreshTokens = noTokens): Record<string, unknown> {
  return {
    error: failure.text,
    ...(failure.errors === undefined ? {} : { errors: failure.errors }),
    errorKey: failure.code,
    cleaned: true,
    ...(failure.code === 'request.unauthorized' ? { loginRequired: true } : {}),
    ...(failure.code === 'request.forbidden' ? { authorizationFail: true } : {}),
    ...(failure.code === 'request.crumb'
      ? { crumbFail: true, crumb, ...(xsrfToken === null ? {} : { xsrfToken }) }
      : {}),
  }
}

/** A host that cannot answer now mostly can a few seconds later. */
const busySeconds = 5

const fileHeaders = ['content-type', 'content-length', 'content-range', 'content-disposition', 'accept-ranges', 'etag']

/** Instead of what was about to be sent: its headers go, and when to ask again is told where that is known. */
export function beginFailure(reply: FastifyReply, { status, details }: Failure): FastifyReply {
  for (const name of fileHeaders) reply.removeHeader(name)
  const seconds = details.values?.retryAfterSeconds ?? (status === 503 ? busySeconds : undefined)
  return seconds === undefined ? reply : reply.header('retry-after', String(seconds))
}

export function sendFailure(reply: FastifyReply, failure: Failure, fresh: FreshTokens = noTokens): FastifyReply {
  return beginFailure(reply, failure).code(failure.status).headers(dataAnswerHeaders).send(failureBody(failure, fresh))
}

/** What went wrong in words for people; surprises are logged and told without their details. */
export function toFailure(error: unknown, log: Log, bodyLimit = 1024 * 1024): Failure {
  if (isFailure(error)) return error
  const { status, isBusy } = readError(error)
  if (status === 413) return fail('request.too-large', { values: { limit: describeBytes(bodyLimit) } })
  if (status === 415) return fail('request.unsupported-type')
  if (status !== null && status >= 400 && status < 500) return fail('request.malformed')
  log.error({ error: error instanceof Error ? error.stack : String(error) }, 'a request failed')
  return fail(isBusy ? 'server.busy' : 'server.unexpected')
}

function describeBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  return megabytes >= 1 ? `${Math.round(megabytes)} MB` : `${Math.round(bytes / 1024)} KB`
}

function readError(error: unknown): { status: number | null; isBusy: boolean } {
  if (!(error instanceof Error)) return { status: null, isBusy: false }
  const { statusCode } = error as { statusCode?: unknown }
  return {
    status: typeof statusCode === 'number' ? statusCode : null,
    isBusy: error instanceof StorageUnavailable || statusCode === 503,
  }
}
