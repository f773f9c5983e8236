import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files that stay files beside the code (SQL migrations, the database worker) are found from here: in the source and in the built server alike. */
export const serverFolder = dirname(fileURLToPath(import.meta.url))
