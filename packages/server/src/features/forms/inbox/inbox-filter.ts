import type { SubmissionFilter } from '@sitewright/model/forms/inbox'
import { storedTime } from '@sitewright/model/stored-values'
import { instantOfWallTime } from '@sitewright/model/timing/zoned-time'
import { z } from 'zod'
import { readStorableJson } from '../../../http/check-text'

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

const position = z.tuple([storedTime, z.string().max(60)])
export interface InboxPosition {
  readonly createdAt: Date
  readonly id: string
}

export function writePosition({ createdAt, id }: InboxPosition): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url')
}

export function readPosition(cursor: string): InboxPosition | null {
  const read = position.safeParse(readStorableJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  return read.success ? { createdAt: new Date(read.data[0]), id: read.data[1] } : null
}
