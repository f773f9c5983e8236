import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/** In an earlier state of any page or form, and so chosen by somebody who might. */
export async function wasRecipientOnSite(tx: Tx, websiteId: string, target: string): Promise<boolean> {
  const wanted = JSON.stringify({ target })
  const { rows } = await sql<{ was: boolean }>`select exists (
      select 1 from page_revisions where website_id = ${websiteId} and jsonb_path_exists(document,
        '$.sections[*].blocks[*].props.form.storage ? (@.emails[*] == $target || @.webhook.href == $target)', ${wanted}::jsonb)
    ) or exists (
      select 1 from form_versions where website_id = ${websiteId} and jsonb_path_exists(definition,
        '$.storage ? (@.emails[*] == $target || @.webhook.href == $target)', ${wanted}::jsonb)
    ) as was`.execute(tx)
  return rows[0]?.was === true
}
