import { csvStart, writeCsvRow } from '@sitewright/model/csv/write-csv'
import type { ExportFormat, SubmissionFilter } from '@sitewright/model/forms/inbox'
import type { Services } from '../../../services/services'
import { type FormVersion, indexVersions, readVersions } from '../definitions/version-rows'
import type { InboxQuery } from '../inbox/condition-rows'
import { toQuery } from '../inbox/inbox'
import type { InboxPosition } from '../inbox/inbox-filter'
import { countSubmissions, listSubmissions, type StoredSubmission } from '../inbox/inbox-rows'
import { type ExportColumn, listColumns } from './export-columns'

/** Rows of one reading: the whole file is never in memory. */
const batchSize = 1_000

export interface Export {
  readonly total: number
  readonly contentType: string
  readonly fileName: string
  readonly chunks: AsyncGenerator<string>
}

export async function exportSubmissions(
  { database }: Pick<Services, 'database'>,
  websiteId: string,
  { format, ...filter }: SubmissionFilter & { format: ExportFormat },
): Promise<Export> {
  const { query, total, versions } = await database.site(websiteId, async (tx) => {
    const asked = await toQuery(tx, websiteId, filter)
    const formIds = filter.formId === undefined ? undefined : [filter.formId]
    return {
      query: asked,
      total: await countSubmissions(tx, asked),
      versions: await readVersions(tx, websiteId, formIds),
    }
  })
  const batches = readBatches(database, query)
  const isCsv = format === 'csv'
  return {
    total,
    contentType: isCsv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    fileName: `submissions.${format}`,
    chunks: isCsv
      ? writeCsv(batches, listColumns(versions, filter.formId === undefined))
      : writeJson(batches, versions),
  }
}

/** Newest first. Each reading is a transaction of its own and goes on where the last one ended, whatever came meanwhile. */
async function* readBatches(database: Services['database'], query: InboxQuery): AsyncGenerator<StoredSubmission[]> {
  let after: InboxPosition | null = null
  for (;;) {
    const from: InboxPosition | null = after
    const batch: StoredSubmission[] = await database.site(query.websiteId, (tx) =>
      listSubmissions(tx, query, { after: from, limit: batchSize }),
    )
    if (batch.length > 0) yield batch
    const last = batch.at(-1)
    if (last === undefined || batch.length < batchSize) return
    after = last
  }
}

async function* writeCsv(batches: AsyncGenerator<StoredSubmission[]>, columns: readonly ExportColumn[]) {
  yield csvStart + writeCsvRow(columns.map(({ title }) => title))
  for await (const batch of batches) {
    yield batch.map((sent) => writeCsvRow(columns.map((column) => column.read(sent)))).join('')
  }
}

async function* writeJson(batches: AsyncGenerator<StoredSubmission[]>, versions: readonly FormVersion[]) {
  const known = indexVersions(versions)
  let start = '[\n'
  for await (const batch of batches) {
    yield start + batch.map((sent) => JSON.stringify(describeSent(sent, known.of(sent)))).join(',\n')
    start = ',\n'
  }
  yield start === '[\n' ? '[]\n' : '\n]\n'
}

/** A submission for other programs: every answer with the title that it was given under. */
export function describeSent(sent: StoredSubmission, form: FormVersion | null) {
  const { id, formId, state, email, pagePath, createdAt, answers } = sent
  const fields = form?.definition.fields ?? []
  return {
    id,
    form: { id: formId, name: form?.name ?? '' },
    state,
    email,
    page: pagePath,
    createdAt: createdAt.toISOString(),
    answers: Object.entries(answers).map(([fieldId, value]) => {
      const field = fields.find((it) => it.id === fieldId)
      return { id: fieldId, title: field?.title ?? '', type: field?.type ?? 'text', value }
    }),
  }
}
