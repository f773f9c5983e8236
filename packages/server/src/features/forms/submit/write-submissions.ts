import { joinsList } from '@sitewright/model/forms/find-forms'
import type { Services } from '../../../services/services'
import { type FormRoute, listDeliveries } from '../jobs/delivery-jobs'
import {
  findFingerprints,
  insertionOf,
  insertSubmissions,
  type NewSubmission,
  type SubmissionToStore,
} from './save-rows'

export interface WaitingSubmission {
  readonly submission: NewSubmission
  readonly route: FormRoute
}

export type WriteOutcome = 'new' | 'known' | 'key used'

type WriteServices = Pick<Services, 'database' | 'jobs' | 'newId'>

/**
 * Submissions of one site and the jobs that deliver them, in one transaction: either all of a submission is there or nothing.
 * Answers for each whether it is new, came before with the same words (its answer was lost on the way, and it was sent
 * again), or has a key that something else was sent with.
 */
export async function writeSubmissions(
  services: WriteServices,
  websiteId: string,
  items: readonly WaitingSubmission[],
): Promise<WriteOutcome[]> {
  const first = new Map<string, SubmissionToStore>()
  // The same key twice at once: a statement cannot insert one row twice.
  for (const item of items) {
    const { id } = item.submission
    if (!first.has(id)) first.set(id, prepare(services, websiteId, item))
  }
  const stored = await store(services, websiteId, [...first.values()])
  const unclaimed = new Set(stored.map(({ id }) => id))
  const outcomes = items.map(({ submission }) => unclaimed.delete(submission.id))
  if (outcomes.every((isNew) => isNew)) return outcomes.map(() => 'new')
  const prints = await readPrints(services, websiteId, [...first.keys()])
  return items.map(({ submission: { id, fingerprint } }, index) => {
    if (outcomes[index]) return 'new'
    return prints.get(id) === fingerprint ? 'known' : 'key used'
  })
}

async function readPrints({ database }: WriteServices, websiteId: string, ids: readonly string[]) {
  const rows = await database.site(websiteId, (tx) => findFingerprints(tx, websiteId, ids))
  return new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
}

function prepare(
  { newId }: WriteServices,
  websiteId: string,
  { submission, route }: WaitingSubmission,
): SubmissionToStore {
  const deliveries = submission.isDelivered ? listDeliveries({ websiteId, ...submission }, route) : []
  return {
    submission,
    // Whoever joins a list once more is no spammer: the list knows them.
    checksDuplicates: !joinsList(route),
    deliveries: deliveries.map(({ kind, lane, key, payload }) => ({ id: newId(), kind, lane, key, payload })),
  }
}

async function store(
  { database, jobs }: WriteServices,
  websiteId: string,
  items: readonly SubmissionToStore[],
): Promise<{ id: string }[]> {
  const statement = insertionOf(websiteId, items)
  if (items.every(({ deliveries }) => deliveries.length === 0)) return database.siteOnce(websiteId, statement)
  return database.site(websiteId, async (tx) => {
    const stored = await insertSubmissions(tx, statement)
    await jobs.wake(tx)
    return stored
  })
}
