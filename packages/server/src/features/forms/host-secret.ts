import type { Services } from '../../services'
import { makeSecret } from '../accounts/secrets'

/** A secret that all processes of the host share. It is made once, by whoever asks first, and never changes. */
export function createHostSecret(services: Pick<Services, 'database' | 'now' | 'randomBytes'>, name: string) {
  let known: Promise<string> | undefined
  async function read(): Promise<string> {
    return services.database.platform(async (tx) => {
      await tx
        .insertInto('host_secrets')
        .values({ name, secret: makeSecret(services), created_at: new Date(services.now()) })
        .onConflict((on) => on.column('name').doNothing())
        .execute()
      const row = await tx
        .selectFrom('host_secrets')
        .select('secret')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
      return row.secret
    })
  }
  return (): Promise<string> => {
    known ??= read().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}
export type HostSecret = ReturnType<typeof createHostSecret>
