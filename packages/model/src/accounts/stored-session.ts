/** The part of the browser's storage that sessions use. */
export interface KeyValueStore {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

/** Without `expiresAtMs` the data stays until it is removed. */
export interface StoredSession {
  value: unknown
  expiresAtMs?: number
}

export function writeStoredSession(store: KeyValueStore, key: string, session: StoredSession): void {
  store.setItem(key, JSON.stringify(session))
}

/** Data past its expiry, and data that somebody broke, is removed and reads as absent. */
export function readStoredSession(store: KeyValueStore, key: string, nowMs: number): unknown {
  const text = store.getItem(key)
  if (text === null) return undefined
  const session = parseStoredSession(text)
  if (session && (session.expiresAtMs === undefined || nowMs < session.expiresAtMs)) return session.value
  store.removeItem(key)
  return undefined
}

function parseStoredSession(text: string): StoredSession | undefined {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof stored !== 'object' || stored === null || !('value' in stored)) return undefined
  const expiresAtMs = 'expiresAtMs' in stored ? stored.expiresAtMs : undefined
  if (expiresAtMs === undefined) return { value: stored.value }
  return typeof expiresAtMs === 'number' ? { value: stored.value, expiresAtMs } : undefined
}
