import type { ConsentChoice } from '@sitewright/model/overlays/consent/consent'
import type { ConsentChoiceRecord } from '@sitewright/model/overlays/consent/consent-choices'
import type { Tx } from '../../storage/database'

export interface NewChoice {
  readonly websiteId: string
  readonly id: string
  readonly choice: ConsentChoice
  readonly version: number
  readonly settingsVersion: number
  readonly createdAt: Date
}

export async function insertChoice(tx: Tx, choice: NewChoice): Promise<void> {
  await tx
    .insertInto('consent_choices')
    .values({
      website_id: choice.websiteId,
      id: choice.id,
      choice: choice.choice,
      banner_version: choice.version,
      settings_version: choice.settingsVersion,
      created_at: choice.createdAt,
    })
    .execute()
}

export type StoredChoice = ConsentChoiceRecord & { readonly id: string }

/** Oldest first; ids are in the order of time. */
export async function listChoices(
  tx: Tx,
  websiteId: string,
  page: { readonly after: string; readonly limit: number },
): Promise<StoredChoice[]> {
  const rows = await tx
    .selectFrom('consent_choices')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    time: row.created_at.toISOString(),
    choice: row.choice as ConsentChoice,
    version: row.banner_version,
    settingsVersion: row.settings_version,
  }))
}
