import type { Tx } from '../../../storage/database'

export interface StoredNote {
  readonly id: string
  readonly text: string
  readonly createdAt: Date
  readonly createdBy: string | null
}

export async function listNotes(tx: Tx, websiteId: string, submissionId: string): Promise<StoredNote[]> {
  const rows = await tx
    .selectFrom('submission_notes')
    .select(['id', 'text', 'created_at', 'created_by'])
    .where('website_id', '=', websiteId)
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, text: row.text, createdAt: row.created_at, createdBy: row.created_by }))
}

export async function countNotes(tx: Tx, websiteId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('submission_notes')
    .select((at) => ['submission_id', at.fn.countAll<number>().as('count')])
    .where('website_id', '=', websiteId)
    .where('submission_id', 'in', ids)
    .groupBy('submission_id')
    .execute()
  return new Map(rows.map((row) => [row.submission_id, Number(row.count)]))
}

export async function insertNote(
  tx: Tx,
  at: { readonly websiteId: string; readonly submissionId: string },
  note: StoredNote,
): Promise<void> {
  await tx
    .insertInto('submission_notes')
    .values({
      website_id: at.websiteId,
      submission_id: at.submissionId,
      id: note.id,
      text: note.text,
      created_at: note.createdAt,
      created_by: note.createdBy,
    })
    .execute()
}

export async function deleteNote(
  tx: Tx,
  at: { readonly websiteId: string; readonly submissionId: string; readonly noteId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('submission_notes')
    .where('website_id', '=', at.websiteId)
    .where('submission_id', '=', at.submissionId)
    .where('id', '=', at.noteId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
