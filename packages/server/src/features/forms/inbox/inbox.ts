import { fail, type Result } from '@sitewright/model/failures/catalog'
import type {
  SubmissionDetail,
  SubmissionFilter,
  SubmissionList,
  SubmissionSummary,
} from '@sitewright/model/forms/inbox'
import { nameAuthors } from '../../../actors/author-names'
import { readSiteDocument } from '../../../content/document-rows'
import type { Services } from '../../../services/services'
import type { Tx } from '../../../storage/database'
import { listWords } from '../answers/describe-answers'
import { type SpamReason, spamReasons } from '../answers/judge-spam'
import { indexVersions, readVersions } from '../definitions/version-rows'
import type { InboxQuery } from './condition-rows'
import { readDays, readPosition, writePosition } from './inbox-filter'
import { listSubmissions, readSubmissions, type StoredSubmission } from './inbox-rows'
import { countNotes, listNotes } from './note-rows'
import { summarize } from './summarize'

/** A word more than this many narrows nothing. */
const maxTerms = 8

export async function toQuery(tx: Tx, websiteId: string, filter: SubmissionFilter): Promise<InboxQuery> {
  const { search, from, until, ...rest } = filter
  const { body } = await readSiteDocument(tx, websiteId, 'settings')
  const terms = listWords([search ?? '']).slice(0, maxTerms)
  return { ...rest, ...readDays({ from, until }, body.timeZone), websiteId, terms }
}

export async function readInbox(
  { database }: Pick<Services, 'database'>,
  websiteId: string,
  { cursor, limit, ...filter }: SubmissionFilter & { cursor?: string | undefined; limit: number },
): Promise<Result<SubmissionList>> {
  const after = cursor === undefined ? null : readPosition(cursor)
  if (cursor !== undefined && after === null) {
    return fail('request.invalid', { errors: { cursor: 'Invalid cursor.' } })
  }
  return database.site(websiteId, async (tx) => {
    const query = await toQuery(tx, websiteId, filter)
    const found = await listSubmissions(tx, query, { after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      submissions: await summarizeAll(tx, websiteId, shown),
      nextCursor: last === undefined ? null : writePosition(last),
    }
  })
}

export async function summarizeAll(
  tx: Tx,
  websiteId: string,
  found: readonly StoredSubmission[],
): Promise<SubmissionSummary[]> {
  if (found.length === 0) return []
  const versions = indexVersions(await readVersions(tx, websiteId, [...new Set(found.map(({ formId }) => formId))]))
  const notes = await countNotes(
    tx,
    websiteId,
    found.map(({ id }) => id),
  )
  return found.map((sent) => summarize(sent, versions.of(sent), notes.get(sent.id) ?? 0))
}

export async function readOne(
  services: Pick<Services, 'database'>,
  websiteId: string,
  submissionId: string,
): Promise<Result<SubmissionDetail>> {
  const read = await services.database.site(websiteId, async (tx) => {
    const [sent] = await readSubmissions(tx, websiteId, [submissionId])
    if (sent === undefined) return null
    const form = indexVersions(await readVersions(tx, websiteId, [sent.formId])).of(sent)
    return { sent, form, notes: await listNotes(tx, websiteId, submissionId) }
  })
  if (read === null) return fail('request.not-found')
  const { sent, form } = read
  const notes = await nameAuthors(services, read.notes)
  return {
    ...summarize(sent, form, notes.length),
    fields: form?.definition.fields ?? [],
    answers: { ...sent.answers } as SubmissionDetail['answers'],
    pagePath: sent.pagePath,
    reasons: sent.spamReasons.map((reason) => spamReasons[reason as SpamReason]?.label ?? reason),
    notes: notes.map(({ id, text, authorName, createdAt }) => ({
      id,
      text,
      author: authorName,
      createdAt: createdAt.toISOString(),
    })),
  }
}
