import type { Settings } from '../settings'
import { StorageRefused, StorageUnavailable } from '../storage/storage-errors'

/** One line that says why the server cannot start and what to do; null for what nobody expected. */
export function explainFailure(error: unknown, settings: Settings): string | null {
  if (error instanceof StorageRefused) return error.message
  if (error instanceof StorageUnavailable) {
    return settings.DATABASE_URL === undefined
      ? `The database in ${settings.DATA_DIR} cannot be opened: ${error.message}`
      : 'The database at DATABASE_URL does not answer. Check the address, and that the server runs.'
  }
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${settings.PORT} is in use by another program. Stop it, or set PORT to another number.`
  }
  if (syscall === 'listen') return `Port ${settings.PORT} on ${settings.LISTEN_HOST} cannot be listened on (${code}).`
  const isRefusedFolder = code === 'ENOENT' && syscall === 'mkdir'
  if (
    isRefusedFolder ||
    code === 'EACCES' ||
    code === 'EROFS' ||
    code === 'EPERM' ||
    code === 'ENOTDIR' ||
    code === 'EEXIST'
  ) {
    return `The folder ${settings.DATA_DIR} cannot be written (${code}). Set DATA_DIR to a folder that can.`
  }
  return null
}
