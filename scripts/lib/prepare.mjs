import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { treeHash } from './tree-hash.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const installMarker = join(root, 'node_modules/.sitewright-install')
const buildMarker = join(root, 'dist/.sitewright-build')
const builtFrom = ['package-lock.json', 'vite.config.ts', 'scripts/build.mjs', 'scripts/lib', 'packages']

/** Ends the process with one line for a person; nothing else is printed. */
export function giveUp(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Sitewright needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  }
}

/** Runs a program of this project in the foreground and answers its exit code. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (done.error) giveUp(`${command} could not be started: ${done.error.message}`)
  return done.status ?? 1
}

export function bin(name) {
  return join(root, 'node_modules/.bin', name)
}

function isMarked(marker, hash) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === hash
}

/** Installs the locked packages when the lockfile is not the one that was installed last. */
export function installPackages() {
  const hash = treeHash(root, ['package-lock.json'])
  if (isMarked(installMarker, hash)) return
  process.stdout.write('Installing packages (once, about a minute) …\n')
  const failed = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (failed) giveUp('The packages could not be installed. Look at the lines above, then try again.')
  writeFileSync(installMarker, hash)
}

/** Builds when a source changed since the last build. */
export function buildIfChanged() {
  const hash = treeHash(root, builtFrom)
  if (isMarked(buildMarker, hash)) return
  process.stdout.write('Building …\n')
  if (run(process.execPath, [join(root, 'scripts/build.mjs')])) giveUp('The build failed. Look at the lines above.')
  writeFileSync(buildMarker, hash)
}
