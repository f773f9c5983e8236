/** The database cannot answer now: it is gone, too slow or too busy. The same call may work later. */
export class StorageUnavailable extends Error {
  override readonly name: string = 'StorageUnavailable'
}

/** The disk is nearly full: writes are refused, reads go on. */
export class StorageFull extends StorageUnavailable {
  override readonly name = 'StorageFull'
}

/** Another process holds the data folder, or the schema is not the one this version knows: starting makes no sense. */
export class StorageRefused extends Error {
  override readonly name = 'StorageRefused'
}

const fullCodes = new Set(['53100', '25006', 'ENOSPC'])
const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENOENT'],
  ...['57014', '57P01', '57P02', '57P03', '53300', '53200', '25P03', '55P03'],
])
const lostConnectionText =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|Cannot use a pool/

/** Tells storage trouble from mistakes of a query, whichever library reports it. */
export function nameStorageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageUnavailable) return error
  const code = readErrorCode(error) ?? ''
  if (fullCodes.has(code)) return new StorageFull('The disk is nearly full.', { cause: error })
  if (unavailableCodes.has(code) || code.startsWith('08') || lostConnectionText.test(error.message))
    return new StorageUnavailable('The database does not answer.', { cause: error })
  return error
}

/**
 * The same work, begun again, goes through: two transactions waited for each other and this one was given up, or a migration
 * came between.
 */
export function isLostRace(error: unknown): boolean {
  return readErrorCode(error) === '40P01' || hasStalePlan(error)
}

/** A statement was prepared for columns that are others since. */
export function hasStalePlan(error: unknown): boolean {
  return readErrorCode(error) === '0A000' && /cached plan/.test((error as Error).message)
}

/** True for a row that breaks a unique index; with a name, of that index alone. */
export function isUniqueViolation(error: unknown, indexName?: string): boolean {
  if (readErrorCode(error) !== '23505') return false
  return indexName === undefined || (error as { constraint?: string }).constraint === indexName
}

export function readErrorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}
