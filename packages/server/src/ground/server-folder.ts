import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Files that stay files beside the code (SQL migrations, the database worker) are found from here: in the source and in the
 * built server alike. The built server is one folder; in the source this file stands one folder deeper.
 */
export const serverFolder = findServerFolder(dirname(fileURLToPath(import.meta.url)))

function findServerFolder(ownFolder: string): string {
  return existsSync(join(ownFolder, 'migrations')) ? ownFolder : dirname(ownFolder)
}
