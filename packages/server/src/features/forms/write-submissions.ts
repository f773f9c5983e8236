import { joinsList } from '@sitewright/model/forms/find-forms'
import { sql } from 'kysely'
import type { Services } from '../../services'
import { type FormRoute, listDeliveries } from './delivery-jobs'
import { insertionOf, type NewSubmission, type SubmissionToStore } from './save-rows'

export interface WaitingSubmission {
  readonly submission: NewSubmission
  readonly route: FormRoute
}

type WriteServices = Pick<Services, 'database' | 'jobs' | 'newId'>

/**
 * Submissions of one site and the jobs that deliver them, in one transaction: either all of a submission is there or nothing.
 * Answers for each whether it is new; one whose key was used is not.
 */
export async function writeSubmissions(
  services: WriteServices,
  websiteId: string,
  items: readonly WaitingSubmission[],
): Promise<boolean[]> {
  const first = new Map<string, SubmissionToStore>()
  // The same key twice at once: a statement cannot insert one row twice.
  for (const item of items) {
    const { id } = item.submission
    if (!first.has(id)) first.set(id, prepare(services, websiteId, item))
  }
  const stored = await store(services, websiteId, [...first.values()])
  const unclaimed = new Set(stored.map(({ id }) => id))
  return items.map(({ submission }) => unclaimed.delete(submission.id))
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
    deliveries: deliveries.map(({ kind, key, payload }) => ({ id: newId(), kind, key, payload })),
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
    const { rows } = await sql<{ id: string }>`${sql.raw(statement)}`.execute(tx)
    await jobs.wake(tx)
    return rows
  })
}
