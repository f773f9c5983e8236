import { type SubmissionFilter, submissionStates } from '@sitewright/model/forms/inbox'
import { instantOfWallTime } from '@sitewright/model/timing/zoned-time'
import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

/** The filter of the inbox as it stands in an address. */
export const filterQuery = z.strictObject({
  state: z.enum(submissionStates).default('inbox'),
  formId: z.string().max(60).optional(),
  search: z.string().trim().max(200).optional(),
  isUnread: flag.optional(),
  isStarred: flag.optional(),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})

const dayMs = 24 * 60 * 60_000

/** Days are those of the site's own clock. */
export function readDays({ from, until }: Pick<SubmissionFilter, 'from' | 'until'>, timeZone: string) {
  const startOf = (day: string) => instantOfWallTime(`${day}T00:00`, timeZone) ?? Date.parse(`${day}T00:00Z`)
  return {
    since: from === undefined ? null : new Date(startOf(from)),
    before: until === undefined ? null : new Date(startOf(nextDay(until))),
  }
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T12:00Z`) + dayMs).toISOString().slice(0, 10)
}

const position = z.tuple([z.iso.datetime(), z.string().max(60)])
export interface InboxPosition {
  readonly createdAt: Date
  readonly id: string
}

export function writePosition({ createdAt, id }: InboxPosition): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url')
}

export function readPosition(cursor: string): InboxPosition | null {
  try {
    const [time, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return { createdAt: new Date(time), id }
  } catch {
    return null
  }
}
