import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'data', '.git', 'test-results'])

function* filesIn(path) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) if (!skipped.has(name)) yield* filesIn(join(path, name))
}

/** One hash over the names and the content of all files under the given paths. */
export function treeHash(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      hash.update(file.slice(root.length))
      hash.update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}
