import type { App } from '@sitewright/server/app'
import { listDocumentedAnswers } from '@sitewright/server/features/api-docs/documented-answers'
import type { Endpoint } from '@sitewright/server/http/endpoint'
import { z } from 'zod'
import type { RawAnswer, RawRequest } from '../client/raw-request'

/** A failure as the API's description says. */
const failureBody = z.strictObject({
  error: z.string().min(1),
  errorKey: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  cleaned: z.literal(true),
  crumbFail: z.literal(true).optional(),
  crumb: z.string().nullable().optional(),
  xsrfToken: z.string().optional(),
  loginRequired: z.literal(true).optional(),
  authorizationFail: z.literal(true).optional(),
})

/** Throws when an answer of the API is not one that its description names: its status, type, failure and body. */
export function createAnswerCheck({ endpoints, routes }: Pick<App, 'endpoints' | 'routes'>) {
  // As the server has it: an address that is written out goes before one with a place for an id.
  const calls = [...endpoints]
    .sort((one, other) => countParameters(one) - countParameters(other))
    .map((endpoint) => ({
      endpoint,
      matches: patternOf(endpoint.path),
      answers: listDocumentedAnswers(endpoint),
    }))
  const described = routes.flatMap(({ method, path, description }) =>
    description === undefined ? [] : [{ method, matches: patternOf(path), answers: description.answers }],
  )
  return ({ method = 'GET', path }: RawRequest, answer: RawAnswer): void => {
    const address = path.split('?')[0] ?? ''
    const route = described.find((it) => it.method === method && it.matches.test(address))
    if (route !== undefined && !isAnswered(route.answers[answer.status], answer))
      throw new Error(`${address} answered ${answer.status} ${answer.headers['content-type']}`)
    // Addresses that are refused before anybody reads them belong to no call.
    const call = calls.find(({ endpoint, matches }) => endpoint.method === method && matches.test(address))
    if (call === undefined || !URL.canParse(address, 'http://a') || answer.status === 414) return
    const problem = findProblem(call, answer)
    if (problem !== null) {
      throw new Error(`${call.endpoint.id} answered ${answer.status}: ${problem}\n${answer.text.slice(0, 500)}`)
    }
  }
}

function isAnswered(types: readonly string[] | undefined, { headers, bytes }: RawAnswer): boolean {
  if (types?.length === 0) return bytes.length === 0
  return types?.includes(typeOf(headers)) === true
}

function typeOf(headers: RawAnswer['headers']): string {
  return String(headers['content-type'] ?? '').split(';')[0] ?? ''
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`)
}

function countParameters({ path }: Endpoint): number {
  return path.split(':').length
}

interface CheckedCall {
  readonly endpoint: Endpoint
  readonly answers: ReturnType<typeof listDocumentedAnswers>
}

function findProblem({ endpoint, answers }: CheckedCall, answer: RawAnswer): string | null {
  const documented = answers.find(({ status }) => status === answer.status)
  if (documented === undefined) return 'this status is not documented'
  const type = typeOf(answer.headers)
  if (documented.contentTypes.length === 0) return answer.bytes.length === 0 ? null : 'no body is documented'
  if (!documented.contentTypes.includes(type)) return `the type ${type} is not documented`
  if (documented.failures === undefined) {
    return type === 'application/json' ? describeMismatch(endpoint.answer, answer.text) : null
  }
  const { errorKey } = JSON.parse(answer.text) as { errorKey?: string }
  const isNamed = documented.failures.some((code) => code === errorKey)
  return isNamed ? describeMismatch(failureBody, answer.text) : `the failure ${errorKey} is not documented`
}

function describeMismatch(schema: z.ZodType, text: string): string | null {
  const parsed = schema.safeParse(JSON.parse(text))
  return parsed.success ? null : z.prettifyError(parsed.error)
}
