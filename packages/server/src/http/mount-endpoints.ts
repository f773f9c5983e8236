import { siteUserTokenHeader } from '@sitewright/model/accounts/site-user-calls'
import { type Failure, fail, isFailure, type Result } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { checkAccess, checkConfirmed, checkCrumb, checkScope, checkXsrfToken, withoutLimited } from './check-access'
import type { Caller, Endpoint, SignedInMember } from './endpoint'
import { type FreshTokens, sendFailure } from './failure-answers'
import { isForeignRequest } from './origin-check'
import { checkRate, createAddressReader, type RequestContext } from './request-context'
import { dataAnswerHeaders } from './security-headers'
import { admitOrigin, mountPreflights } from './shared-origins'

const defaultBodyLimit = 1024 * 1024

/** Every call of the API passes here, and is refused before its body is read. */
export function mountEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], context: RequestContext): void {
  const usual = endpoints.filter((endpoint) => endpoint.handlesBody !== true)
  const uploads = endpoints.filter((endpoint) => endpoint.handlesBody === true)
  for (const endpoint of usual) mountEndpoint(app, endpoint, context)
  mountPreflights(app, usual, context)
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const endpoint of uploads) mountEndpoint(scope, endpoint, context)
  })
}

function mountEndpoint(app: FastifyInstance, endpoint: Endpoint, context: RequestContext): void {
  const admitted = new WeakMap<FastifyRequest, Asker>()
  const admit = createAdmission(endpoint, context)
  context.routes.add(endpoint.method, endpoint.path)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
    onRequest: async (request, reply) => {
      if (endpoint.isShared) reply.header('vary', 'Origin')
      const isAdmitted = endpoint.isShared === true && (await admitOrigin(context, request, reply))
      const { asker, failure, fresh } = await admit(request, { isAdmitted })
      if (failure !== null) return refuse(endpoint, { context, request, reply, failure, fresh })
      if (asker !== null) admitted.set(request, asker)
    },
    handler: async (request, reply) => {
      const asker = admitted.get(request)
      if (asker === undefined) throw new Error('a request reached its handler without admission')
      return answer(endpoint, { context, request, reply, ...asker })
    },
  })
}

interface Asker {
  readonly caller: Caller
  readonly member: SignedInMember | null
  readonly findMember: () => Promise<SignedInMember | null>
}

interface Admission {
  readonly asker: Asker | null
  readonly failure: Failure | null
  /** Of the kind that was wrong: a right one is not sent again. */
  readonly fresh?: FreshTokens
}

function createAdmission(endpoint: Endpoint, context: RequestContext) {
  const addressOf = createAddressReader(context.services.settings.TRUSTED_PROXIES)
  const changesState = endpoint.method !== 'GET'
  return async (request: FastifyRequest, { isAdmitted }: { isAdmitted: boolean }): Promise<Admission> => {
    if (!isAdmitted && isRefusedOrigin(endpoint, request)) {
      return { asker: null, failure: fail('request.foreign-origin') }
    }
    const target = await context.hosts.resolve(request.headers.host, request.originalUrl)
    if (target === null) return { asker: null, failure: fail('site.unknown') }
    const address = addressOf(request)
    const rate = checkRate(context.limits, { target, address, name: endpoint.id }, endpoint.perMinute)
    if (rate !== null) return { asker: null, failure: rate }
    const found = await context.findCaller(request, target, address)
    const caller = endpoint.access === 'public' ? withoutLimited(found) : found
    const crumbRefusal = () => (changesState ? checkCrumb(caller, readCrumb(request)) : null)
    const fresh = { crumb: caller.crumb, xsrfToken: null }
    const findMember = () => context.findMember(request, target)
    if (endpoint.access !== 'member') {
      const failure =
        checkAccess(endpoint.access, caller) ??
        checkScope(endpoint, caller) ??
        crumbRefusal() ??
        checkConfirmed(endpoint, caller)
      return { asker: { caller, member: null, findMember }, failure, fresh }
    }
    if (caller.website === null) return { asker: null, failure: fail('request.not-found') }
    const wrongCrumb = crumbRefusal()
    if (wrongCrumb !== null) return { asker: null, failure: wrongCrumb, fresh }
    const member = await findMember()
    if (member === null) return { asker: null, failure: fail('request.unauthorized') }
    const token = request.headers[siteUserTokenHeader.toLowerCase()]
    const failure = changesState ? checkXsrfToken(member, token) : null
    return { asker: { caller, member, findMember }, failure, fresh: { crumb: null, xsrfToken: member.xsrfToken } }
  }
}

/** A browser says where a call that is read by another page comes from. What only opens an address says nothing. */
function isRefusedOrigin({ method, isShared }: Endpoint, { headers }: FastifyRequest): boolean {
  const isAsked = method !== 'GET' || (isShared === true && headers.origin !== undefined)
  return isAsked && isForeignRequest(headers)
}

function readCrumb(request: FastifyRequest): unknown {
  return request.headers['x-csrf-token'] ?? readQuery(request).crumb
}

function readQuery(request: FastifyRequest): Record<string, unknown> {
  return { ...(request.query as Record<string, unknown>) }
}

interface Asking {
  readonly context: RequestContext
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answer(
  endpoint: Endpoint,
  { context, request, reply, ...asker }: Asking & Asker,
): Promise<FastifyReply> {
  const input = readInput(endpoint, request)
  if (isFailure(input)) return refuse(endpoint, { context, request, reply, failure: input })
  const result = await endpoint.handle({ ...input, ...asker, request, reply } as Parameters<Endpoint['handle']>[0])
  if (isFailure(result)) return refuse(endpoint, { context, request, reply, failure: result })
  if (reply.sent) return reply
  if (reply.getHeader('cache-control') === undefined) reply.headers(dataAnswerHeaders)
  if (endpoint.status === 204) return reply.code(204).send()
  return reply.code(endpoint.status ?? 200).send(result ?? {})
}

interface Refused extends Asking {
  readonly failure: Failure
  readonly fresh?: FreshTokens | undefined
}

/** In the language of the site where visitors ask; owners and their programs read English. */
async function refuse(
  { access }: Endpoint,
  { context, request, reply, failure, fresh }: Refused,
): Promise<FastifyReply> {
  const isForVisitors = access === 'public' || access === 'member'
  const said = isForVisitors ? sayFailure(failure, await context.findTexts(request)) : failure
  return sendFailure(reply, said, fresh)
}

interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

function readInput(endpoint: Endpoint, request: FastifyRequest): Result<Input> {
  // Every call may carry the crumb in its query, whatever else it takes.
  const { crumb: _crumb, ...query } = readQuery(request)
  const params = parse(endpoint.params, request.params)
  // An address with a malformed id is the address of nothing.
  if (isFailure(params)) return fail('request.not-found')
  const parsedQuery = parse(endpoint.query, query)
  if (isFailure(parsedQuery)) return parsedQuery
  const body = parse(endpoint.body, request.body)
  if (isFailure(body)) return body
  return { params, query: parsedQuery, body }
}

function parse(schema: z.ZodType | undefined, value: unknown): Result<unknown> {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : fail('request.invalid', { issues: parsed.error })
}
