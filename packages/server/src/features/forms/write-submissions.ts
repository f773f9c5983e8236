import type { Services } from '../../services'
import type { Tx } from '../../storage/database'
import { type FormRoute, joinsList, listDeliveries } from './delivery-jobs'
import { findFingerprints, insertSubmissions, type NewSubmission } from './save-rows'

export interface WaitingSubmission {
  readonly submission: NewSubmission
  readonly route: FormRoute
}

/** The same words again within this time are a second press or a machine. */
const duplicateWindowMs = 10 * 60_000

/**
 * Submissions of one site and the jobs that deliver them, in one transaction: either all of a submission is there or nothing.
 * Answers for each whether it is new; one whose key was used is not.
 */
export async function writeSubmissions(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  websiteId: string,
  items: readonly WaitingSubmission[],
): Promise<boolean[]> {
  return database.site(websiteId, async (tx) => {
    const known = await findKnown(tx, websiteId, items)
    const judged = items.map((item) => setDuplicateApart(item, known))
    const inserted = await insertSubmissions(tx, websiteId, oncePerId(judged))
    const isNew = claimIds(inserted)
    const outcomes = judged.map(({ submission }) => isNew(submission.id))
    const fresh = judged.filter(({ submission }, index) => outcomes[index] && submission.isDelivered)
    await jobs.addAll(
      tx,
      fresh.flatMap(({ submission, route }) => listDeliveries({ websiteId, ...submission }, route)),
    )
    return outcomes
  })
}

/** Whoever joins a list once more is no spammer: the list knows them. */
function countsDuplicates({ route }: WaitingSubmission): boolean {
  return !joinsList(route)
}

async function findKnown(tx: Tx, websiteId: string, items: readonly WaitingSubmission[]): Promise<Set<string>> {
  const checked = items.filter(countsDuplicates).map(({ submission }) => submission)
  const [first] = checked
  if (first === undefined) return new Set()
  const since = new Date(first.createdAt.getTime() - duplicateWindowMs)
  return findFingerprints(tx, websiteId, { fingerprints: checked.map((it) => it.fingerprint), since })
}

function setDuplicateApart(item: WaitingSubmission, known: Set<string>): WaitingSubmission {
  if (!countsDuplicates(item)) return item
  const { submission } = item
  if (!known.has(submission.fingerprint)) {
    known.add(submission.fingerprint)
    return item
  }
  const spamReasons = [...submission.spamReasons, 'duplicate']
  return { ...item, submission: { ...submission, state: 'spam', isDelivered: false, spamReasons } }
}

/** The same key twice at once: a statement cannot insert one row twice. */
function oncePerId(items: readonly WaitingSubmission[]): NewSubmission[] {
  return [
    ...new Map(
      items.map(({ submission }) => [submission.id, submission]).reverse() as [string, NewSubmission][],
    ).values(),
  ]
}

function claimIds(inserted: Set<string>): (id: string) => boolean {
  return (id) => inserted.delete(id)
}
