import { sql } from 'kysely'
import type { Tx } from '../../storage/database'

export async function listClaims(tx: Tx, websiteId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('domain_claims')
    .select('host')
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .orderBy('host')
    .execute()
  return rows.map(({ host }) => host)
}

export async function insertClaim(tx: Tx, claim: { websiteId: string; host: string; createdAt: Date }): Promise<void> {
  await tx
    .insertInto('domain_claims')
    .values({ website_id: claim.websiteId, host: claim.host, created_at: claim.createdAt })
    .onConflict((on) => on.columns(['website_id', 'host']).doNothing())
    .execute()
}

interface DomainKey {
  readonly websiteId: string
  readonly host: string
}

/** False when there was none. */
export async function deleteDomain(
  tx: Tx,
  from: 'domain_claims' | 'website_domains',
  { websiteId, host }: DomainKey,
): Promise<boolean> {
  const gone = await tx.deleteFrom(from).where('website_id', '=', websiteId).where('host', '=', host).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export interface ConnectedDomain {
  readonly host: string
  readonly isPrimary: boolean
}

export async function listConnected(tx: Tx, websiteId: string): Promise<ConnectedDomain[]> {
  const rows = await tx
    .selectFrom('website_domains')
    .select(['host', 'is_primary'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .orderBy('host')
    .execute()
  return rows.map(({ host, is_primary }) => ({ host, isPrimary: is_primary }))
}

/** Who owns the DNS decides: a name that served another site leaves it. Answers that site. */
export async function connect(
  tx: Tx,
  domain: { websiteId: string; host: string; createdAt: Date },
): Promise<string | null> {
  const before = await tx
    .selectFrom('website_domains')
    .select('website_id')
    .where('host', '=', domain.host)
    .forUpdate()
    .executeTakeFirst()
  if (before?.website_id === domain.websiteId) return null
  await tx
    .insertInto('website_domains')
    .values({ host: domain.host, website_id: domain.websiteId, created_at: domain.createdAt })
    .onConflict((on) => on.column('host').doUpdateSet({ website_id: domain.websiteId, is_primary: false }))
    .execute()
  return before?.website_id ?? null
}

/** One statement, so that there are never two; without a wish the oldest becomes primary where none is. */
export async function choosePrimary(tx: Tx, websiteId: string, wished: string | null): Promise<void> {
  const connected = await listConnected(tx, websiteId)
  const host = wished ?? connected.find(({ isPrimary }) => isPrimary)?.host ?? connected[0]?.host
  if (host === undefined) return
  await tx
    .updateTable('website_domains')
    .set({ is_primary: sql<boolean>`host = ${host}` })
    .where('website_id', '=', websiteId)
    .execute()
}
