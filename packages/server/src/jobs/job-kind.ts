import type { z } from 'zod'
import type { Tx } from '../storage/database'
import type { Lane } from './lanes'

export interface RetryRule {
  /** After so many failed attempts the job is a dead letter. */
  readonly maxAttempts: number
  /** The pause after the first failure; it doubles with each one after it. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
}

/** What can be asked for: a name that is stored, the shape of what goes with it, and how it is tried. */
export interface JobKind<Payload = unknown> {
  readonly name: string
  /** Words for people, in the list of background work. */
  readonly label: string
  readonly payload: z.ZodType<Payload>
  /** Which of its kind this one is, for that list: what people of the site may read, and no more of the payload. */
  describe?(payload: Payload): string
  /** What it waits for: a slow one holds up those of its own lane alone. */
  readonly lane: Lane
  /** An attempt that takes longer is given up and counts as failed. */
  readonly timeLimitMs: number
  readonly retry: RetryRule
}

const usualRetry: RetryRule = { maxAttempts: 12, firstPauseMs: 5_000, longestPauseMs: 60 * 60_000 }
const usualTimeLimitMs = 60_000

export function defineJobKind<Payload>(kind: {
  readonly name: string
  readonly label: string
  readonly payload: z.ZodType<Payload>
  describe?(payload: Payload): string
  /** `quick` without it. */
  readonly lane?: Lane
  readonly timeLimitMs?: number
  readonly retry?: Partial<RetryRule>
}): JobKind<Payload> {
  return {
    ...kind,
    lane: kind.lane ?? 'quick',
    timeLimitMs: kind.timeLimitMs ?? usualTimeLimitMs,
    retry: { ...usualRetry, ...kind.retry },
  }
}

interface RunningJob<Payload> {
  /** The same in every attempt: what a handler gives to the outside under this id is given once. */
  readonly id: string
  readonly websiteId: string | null
  readonly key: string
  readonly payload: Payload
  /** 1 in the first attempt. */
  readonly attempt: number
  /** Aborted when the time is up, the lease is lost or the process stops: a handler ends soon after it. */
  readonly signal: AbortSignal
  /**
   * Ends the job inside the handler's own transaction, so that its effect and its end are stored together or not at all.
   * Throws when somebody else has taken the job over.
   */
  finish(tx: Tx): Promise<void>
  /** Stored for whoever waits for the end. */
  report(progress: { readonly done: number; readonly total: number }): Promise<void>
}

/** Does the work of one kind. It may run more than once for the same job: each run must come to the same end. */
export interface JobHandler<Payload = unknown> {
  readonly kind: JobKind<Payload>
  /** A recurring job of the platform: runs again so long after each end. */
  readonly everyMs?: number
  /** A method, so that handlers of all payloads fit into one list: the worker parses the payload by the kind first. */
  run(job: RunningJob<Payload>): Promise<void>
}

/** Keeps the types of one handler and gives them up for the list of all. */
export function handleJob<Payload>(
  kind: JobKind<Payload>,
  run: JobHandler<Payload>['run'],
  options: { readonly everyMs?: number } = {},
): JobHandler {
  return { kind, run, ...options } satisfies JobHandler<Payload>
}

/** Thrown by a handler when trying again makes no sense: the job is a dead letter at once. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused'
}

/** Thrown by `finish` when the lease was lost: somebody else has the job now, and this attempt changes nothing. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}
