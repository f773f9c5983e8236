import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Chance } from '../ground/time-and-chance'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type SealedSecrets = ReturnType<typeof createSealedSecrets>

/**
 * Secrets that must be read again, as they are stored or given away. `purpose` is part of the seal: what was sealed for one site or
 * use does not open for another.
 */
export function createSealedSecrets({ randomBytes }: Chance, readKey: () => Promise<string>) {
  const keyFor = async (purpose: string) =>
    Buffer.from(hkdfSync('sha256', await readKey(), '', `sitewright sealed secret ${purpose}`, 32))

  /** For many at once, and for work inside a transaction: the key has been read by then. */
  async function sealerFor(purpose: string): Promise<(secret: string) => string> {
    const key = await keyFor(purpose)
    return (secret) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, key, iv)
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    }
  }

  return {
    sealerFor,
    seal: async (secret: string, purpose: string): Promise<string> => (await sealerFor(purpose))(secret),

    /** Null when it was sealed by another key, was changed since, or never was a seal. */
    async open(sealed: string, purpose: string): Promise<string | null> {
      const bytes = Buffer.from(sealed, 'base64url')
      const key = await keyFor(purpose)
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes))
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
