import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const folderMode = 0o700
const fileMode = 0o600
const others = 0o077

/**
 * Files that the process makes from now on are its user's alone, and what an earlier version left open is closed. The folder
 * itself comes last: while it is open, the next start looks at everything in it again. A missing folder is made later, closed.
 */
export async function keepPrivate(folder: string, onError: (error: unknown) => void): Promise<void> {
  process.umask(others)
  try {
    if (await isOpen(folder)) await close(folder)
  } catch (error) {
    // Somebody else's folder, or a file system without modes: the server works all the same.
    onError(error)
  }
}

async function isOpen(path: string): Promise<boolean> {
  return lstat(path).then(
    ({ mode }) => (mode & others) !== 0,
    () => false,
  )
}

async function close(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await close(path)
    else if (entry.isFile()) await chmod(path, fileMode)
  }
  await chmod(folder, folderMode)
}
