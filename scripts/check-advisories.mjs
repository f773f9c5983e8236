/** Asks the registry for known weaknesses of the packages that run. Not a part of the tests: they need no network. */
import { spawnSync } from 'node:child_process'
import { giveUp, root } from './lib/prepare.mjs'

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8', timeout: 60_000 })
const answer = readAnswer(asked.stdout)
if (answer?.metadata === undefined) {
  giveUp(`Not checked: the registry's advisories cannot be reached. ${answer?.message ?? answer?.error?.summary ?? ''}`)
}
const found = Object.values(answer.vulnerabilities ?? {})
for (const { name, severity, range } of found) process.stdout.write(`${severity}: ${name} ${range}\n`)
process.stdout.write(`advisories: ${found.length} of the packages that run have one\n`)
process.exit(found.length === 0 ? 0 : 1)

function readAnswer(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
