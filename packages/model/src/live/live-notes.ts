import { z } from 'zod'
import { id } from '../id'

/** Somebody who has a page open: one for each window. */
export const presence = z.strictObject({
  /** Made by the window itself. */
  client: id,
  accountId: id,
  name: z.string(),
  /** The block that is selected there. */
  blockId: id.nullable(),
})
export type Presence = z.infer<typeof presence>

/** What processes and windows tell each other about a page. */
export const liveNote = z.discriminatedUnion('kind', [
  /** `by` and `client` tell who saved it, from which window. */
  z.strictObject({
    kind: z.enum(['saved', 'published']),
    pageId: id,
    version: z.number().int(),
    by: id.nullable(),
    client: id.nullable(),
  }),
  z.strictObject({ kind: z.literal('here'), pageId: id, people: z.array(presence).max(50) }),
  /** A window selected something else; one that has left meanwhile does not come back by it. */
  z.strictObject({ kind: z.literal('moved'), pageId: id, person: presence }),
  z.strictObject({ kind: z.literal('left'), pageId: id, person: presence }),
  /** A window was opened: whoever has others on this page tells of them. */
  z.strictObject({ kind: z.literal('who'), pageId: id }),
])
export type LiveNote = z.infer<typeof liveNote>

/** What a window hears: its page's version when it connects, then everything as it happens. */
export const liveMessage = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('version'), version: z.number().int() }),
  z.strictObject({
    kind: z.enum(['saved', 'published']),
    version: z.number().int(),
    by: id.nullable(),
    client: id.nullable(),
  }),
  /** Everybody else who has the page open. */
  z.strictObject({ kind: z.literal('people'), people: z.array(presence) }),
])
export type LiveMessage = z.infer<typeof liveMessage>

export const presenceChange = z.strictObject({ client: id, blockId: id.nullable() })

/** Says in a request which window it comes from. */
export const clientHeader = 'x-sitewright-window'
