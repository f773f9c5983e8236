import type { Tx } from '../../../storage/database'

/** The stored one, which is the given one when there was none yet. */
export async function keepHostSecret(
  tx: Tx,
  { name, secret, at }: { readonly name: string; readonly secret: string; readonly at: Date },
): Promise<string> {
  await tx
    .insertInto('host_secrets')
    .values({ name, secret, created_at: at })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  const row = await tx.selectFrom('host_secrets').select('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return row.secret
}
