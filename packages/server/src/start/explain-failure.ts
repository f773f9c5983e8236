import type { Settings } from '../ground/settings'
import { StorageRefused, StorageUnavailable } from '../storage/storage-errors'

/** One line that says why the server cannot start and what to do; null for what nobody expected. */
export function explainFailure(error: unknown, settings: Settings): string | null {
  if (error instanceof StorageRefused) return error.message
  if (error instanceof StorageUnavailable) {
    return settings.DATABASE_URL === undefined
      ? `The database in ${settings.DATA_DIR} can’t be opened: ${error.message}`
      : 'The database at DATABASE_URL isn’t responding. Check the URL, and that the database server is running.'
  }
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  if (syscall === 'listen' && code === 'EADDRINUSE') {
    return `Port ${settings.PORT} is in use by another program. Stop it, or set PORT to another number.`
  }
  if (syscall === 'listen') return `Can’t listen on port ${settings.PORT} of ${settings.LISTEN_HOST} (${code}).`
  const isRefusedFolder = code === 'ENOENT' && syscall === 'mkdir'
  if (
    isRefusedFolder ||
    code === 'EACCES' ||
    code === 'EROFS' ||
    code === 'EPERM' ||
    code === 'ENOTDIR' ||
    code === 'EEXIST'
  ) {
    return `Can’t write to the folder ${settings.DATA_DIR} (${code}). Set DATA_DIR to a writable folder.`
  }
  return null
}
