import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MemberKey } from '../store/rows'

export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** What a visitor has on the site beside a session, such as a cart. Members know no more of it than this. */
export interface MemberBelongings {
  /** After a sign-in: what the visitor had before is the member's from now on. */
  takeAlong(member: MemberKey, visit: Visit): Promise<void>
  /** After a sign-out: the next person at this browser finds nothing of the member's, or a copy where that is wished for. */
  leaveBehind(member: MemberKey, visit: Visit, how: { readonly asCopy: boolean }): Promise<void>
}
