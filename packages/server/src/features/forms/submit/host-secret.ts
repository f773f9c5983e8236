import { makeSecret } from '../../../security/secrets'
import type { Services } from '../../../services/services'
import { keepHostSecret } from './host-secret-rows'

/** A secret that all processes of the host share. It is made once, by whoever asks first, and never changes. */
export function createHostSecret(services: Pick<Services, 'database' | 'now' | 'randomBytes'>, name: string) {
  let known: Promise<string> | undefined
  async function read(): Promise<string> {
    const made = { name, secret: makeSecret(services), at: new Date(services.now()) }
    return services.database.platform((tx) => keepHostSecret(tx, made))
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
