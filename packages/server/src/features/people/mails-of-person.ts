import { sql } from 'kysely'
import type { Tx } from '../../storage/database'
import { namesAddress } from './names-address'
import type { Person, PersonalData } from './personal-data'

interface WaitingMail {
  readonly id: string
  readonly template: string
  readonly createdAt: string
}

/** Mails to or about somebody that wait, or could not be sent. What is being sent in this moment goes out. */
export const mailsOfPerson: PersonalData = {
  name: 'mails that wait',
  export: (tx, person) => listMails(tx, person),
  async erase(tx, person) {
    const ids = (await listMails(tx, person)).map(({ id }) => id)
    if (ids.length === 0) return 0
    const gone = await tx
      .deleteFrom('jobs')
      .where('website_id', '=', person.websiteId)
      .where('id', 'in', ids)
      .where('lease_token', 'is', null)
      .returning('id')
      .execute()
    return gone.length
  },
}

async function listMails(tx: Tx, { websiteId, email }: Person): Promise<WaitingMail[]> {
  const { rows } = await sql<{ id: string; template: string; created_at: Date; words: string }>`select id,
      coalesce(payload ->> 'template', '') as template, created_at, payload::text as words from jobs
    where website_id = ${websiteId} and kind = 'mail.send' and position(${email} in lower(payload::text)) > 0`.execute(
    tx,
  )
  const about = rows.filter(({ words }) => namesAddress(words, email))
  return about.map(({ id, template, created_at }) => ({ id, template, createdAt: created_at.toISOString() }))
}
