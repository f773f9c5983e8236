import { spawnSync } from 'node:child_process'
import { bin } from './prepare.mjs'

/** Files, exports and dependencies that no entry of the product reaches. Tests keep nothing alive. */
export function findUnused(folder) {
  const args = ['--production', '--config', 'knip.production.json', '--no-progress', '--no-config-hints']
  const done = spawnSync(bin('knip'), [...args, '--reporter', 'json'], { cwd: folder, encoding: 'utf8' })
  // Knip ends with 1 when it found something; anything else never looked.
  if (done.status === null || done.status > 1) throw new Error(`knip failed: ${done.stderr || done.error}`)
  const names = new Set()
  for (const issue of JSON.parse(done.stdout).issues) {
    if (issue.files.length > 0) names.add(issue.file)
    for (const { name } of [...issue.exports, ...issue.types]) names.add(`${issue.file}: ${name}`)
    for (const { name } of issue.dependencies) names.add(`${issue.file}: dependency ${name}`)
  }
  return names
}
