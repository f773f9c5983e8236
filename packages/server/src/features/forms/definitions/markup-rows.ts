import { sql } from 'kysely'
import type { Tx } from '../../../storage/database'

/** In an earlier state of any page or form, and so written by somebody who might. */
export async function wasMarkupOnSite(tx: Tx, websiteId: string, html: string): Promise<boolean> {
  const wanted = JSON.stringify({ html })
  const { rows } = await sql<{ was: boolean }>`select exists (
      select 1 from page_revisions where website_id = ${websiteId}
        and jsonb_path_exists(document, '$.sections[*].blocks[*].props.form ? (@.postSubmitHtml == $html)', ${wanted}::jsonb)
    ) or exists (
      select 1 from form_versions where website_id = ${websiteId} and definition ->> 'postSubmitHtml' = ${html}
    ) as was`.execute(tx)
  return rows[0]?.was === true
}
