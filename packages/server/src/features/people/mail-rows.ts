import { sql } from 'kysely'
import type { Person } from '../../services/personal-data'
import type { Tx } from '../../storage/database'

interface MailRow {
  readonly id: string
  readonly template: string
  readonly createdAt: string
  /** All of the mail, the address among other words. */
  readonly words: string
}

/** Mails that wait, or could not be sent, and hold the letters of the address. */
export async function listMailsHolding(tx: Tx, { websiteId, email }: Person): Promise<MailRow[]> {
  const { rows } = await sql<{ id: string; template: string; created_at: Date; words: string }>`select id,
      coalesce(payload ->> 'template', '') as template, created_at, payload::text as words from jobs
    where website_id = ${websiteId} and kind = 'mail.send' and position(${email} in lower(payload::text)) > 0`.execute(
    tx,
  )
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}

/** All but those that are being sent in this moment; answers how many. */
export async function deleteMails(tx: Tx, websiteId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await tx
    .deleteFrom('jobs')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('lease_token', 'is', null)
    .returning('id')
    .execute()
  return gone.length
}
