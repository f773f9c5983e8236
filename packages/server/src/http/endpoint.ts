import type { Permission } from '@sitewright/model/accounts/permissions'
import type { Result } from '@sitewright/model/failures/catalogue'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** A website as the Host header names it. */
export interface Website {
  readonly id: string
  readonly identifier: string
  readonly ownerAccountId: string
  /** True on {identifier}.{PLATFORM_HOST}, where owners sign in; false on a custom domain. */
  readonly isBuiltInAddress: boolean
}

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
  /** What the account may do on this website. */
  readonly permissions: ReadonlySet<Permission>
  /** How the account proved itself; only 'session' needs a crumb. */
  readonly by: 'session' | 'token' | null
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
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Parsed<Schema extends z.ZodType | undefined> = Schema extends z.ZodType ? z.infer<Schema> : undefined

/**
 * One call of the public API. The routes, the OpenAPI description and the table of who may call what are all made from it.
 * Bodies are JSON unless `handlesBody`; unknown fields are refused.
 */
export interface Endpoint<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From the routes table of the model. */
  readonly path: string
  readonly summary: string
  readonly group: string
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
  /** 204 answers without a body. */
  readonly status?: 200 | 201 | 204
  /** Requests per minute from one address on one site; the default is generous. */
  readonly perMinute?: number
  /** The handler reads the body itself (uploads). */
  readonly handlesBody?: boolean
  /** Bytes; the default is 1 MB. */
  readonly bodyLimit?: number
  readonly handle: (
    input: EndpointInput<Parsed<Params>, Parsed<Query>, Parsed<Body>>,
  ) => Promise<Result<z.input<Answer>>>
}

/** Keeps the types of one endpoint and gives them up for the list of all. */
export function defineEndpoint<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Answer extends z.ZodType = z.ZodType,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint {
  return endpoint as unknown as Endpoint
}
