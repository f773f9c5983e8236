import type { Permission } from '@sitewright/model/accounts/permissions'
import type { ScopeArea, TokenScope } from '@sitewright/model/accounts/token-scopes'
import type { AnswerOf, Call } from '@sitewright/model/calls/call'
import type { FailureCode, Result } from '@sitewright/model/failures/catalog'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Website } from '../hosts/website'

export interface SignedInAccount {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

/** A member of the site who asks. Members and accounts know nothing of each other: one browser may be both at once. */
export interface SignedInMember {
  readonly id: string
  readonly websiteId: string
  readonly email: string
  readonly name: string
  /** Goes back with every change. */
  readonly xsrfToken: string
  readonly isRemembered: boolean
}

/** Who asks, from where, for which site: made once per request. */
export interface Caller {
  /** Null on the platform's own address. */
  readonly website: Website | null
  readonly account: SignedInAccount | null
  /** The account proved that it reads the mails of its address. */
  readonly isEmailConfirmed: boolean
  /** What the account may do on this website. */
  readonly permissions: ReadonlySet<Permission>
  /** Numbers of the account's roles on this website. */
  readonly roles: readonly number[]
  /** How the account proved itself; only 'session' needs a crumb. */
  readonly by: 'session' | 'token' | null
  /** What the token that was sent is limited to; null for no limits. */
  readonly scopes: readonly TokenScope[] | null
  readonly crumb: string | null
  readonly host: string
  readonly address: string
}

/**
 * 'public': anybody. 'account': anybody signed in, on any address. 'member': a member of the website of the address. A
 * permission: who has it on that website. On the platform's address calls of the last two kinds do not exist.
 */
export type Access = 'public' | 'account' | 'member' | Permission

interface EndpointInput<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly caller: Caller
  /** Found for calls of members alone. */
  readonly member: SignedInMember | null
  /** The same for calls of anybody, on demand. */
  readonly findMember: () => Promise<SignedInMember | null>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What the server adds to a call of the model: who may call it, and what happens. */
interface Handling<Asked extends Call> {
  readonly summary: string
  readonly group: string
  readonly access: Access
  /** What reaches strangers, or speaks for an address, wants one that is proven. */
  readonly needsConfirmedEmail?: boolean
  /** The part of the API that it belongs to, for tokens that are limited to some. */
  readonly area?: ScopeArea
  /** Pages of other origins may make this call, where the owner of the site named them. */
  readonly isShared?: boolean
  /** What may go wrong beyond what every call of its kind may meet. */
  readonly failures?: readonly FailureCode[]
  /** Requests per minute from one address on one site; the default is generous. */
  readonly perMinute?: number
  /** Bytes; the default is 1 MB. */
  readonly bodyLimit?: number
  readonly handle: (
    input: EndpointInput<Parsed<Asked['params']>, Parsed<Asked['query']>, Parsed<Asked['body']>>,
  ) => Promise<Result<AnswerOf<Asked>>>
}

/** One call of the public API. The routes, the OpenAPI description and the table of who may call what are made from it. */
export interface Endpoint extends Call, Handling<Call> {
  /** The handler reads the body itself (uploads). */
  readonly handlesBody: boolean
}

/** Keeps the types of one endpoint and gives them up for the list of all. */
export function defineEndpoint<Asked extends Call>(call: Asked, handling: Handling<Asked>): Endpoint
export function defineEndpoint(call: Call, handling: Handling<Call>): Endpoint {
  return { ...call, ...handling, handlesBody: call.parts !== undefined }
}
