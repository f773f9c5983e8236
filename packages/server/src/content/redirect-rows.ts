import type { Tx } from '../storage/database'

export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** A renamed page keeps its old address: it, and all that led to it, lead to the new one at once and never in a circle. */
export async function insertRedirect(
  tx: Tx,
  redirect: { websiteId: string; from: string; to: string; at: Date },
): Promise<void> {
  const { websiteId, from, to, at } = redirect
  await tx.deleteFrom('redirects').where('website_id', '=', websiteId).where('from_path', '=', to).execute()
  await tx
    .updateTable('redirects')
    .set({ to_path: to })
    .where('website_id', '=', websiteId)
    .where('to_path', '=', from)
    .execute()
  await tx
    .insertInto('redirects')
    .values({ website_id: websiteId, from_path: from, to_path: to, status: 301, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'from_path']).doUpdateSet({ to_path: to, created_at: at }),
    )
    .execute()
}

export async function listRedirects(tx: Tx, websiteId: string): Promise<Redirect[]> {
  const rows = await tx.selectFrom('redirects').selectAll().where('website_id', '=', websiteId).execute()
  return rows.map((row) => ({ from: row.from_path, to: row.to_path, status: row.status }))
}
