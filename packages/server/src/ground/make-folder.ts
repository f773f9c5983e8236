import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` never answers where a file system says ENOENT to
 * a new folder, as /proc does: the server would hang at its start instead of saying what is wrong.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isDirectory(path)) return
  const parent = dirname(path)
  if (parent !== path) await makeFolder(parent)
  await mkdir(path).catch(async (error: unknown) => {
    // Another process may have made it in between.
    if (!(await isDirectory(path))) throw error
  })
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
