/** Builds and starts; after each change builds what holds the changed files and starts again. Ends with all that it started. */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { listAffectedBuilds } from './lib/affected-builds.mjs'
import { buildIfChanged, installPackages, requireNode, root } from './lib/prepare.mjs'

requireNode()
installPackages()
buildIfChanged()

const changed = new Set()
let timer = null
let builder = null
let server = startServer()

for (const folder of ['packages', 'templates']) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    changed.add(folder === 'packages' ? (file ?? '') : 'server/templates')
    clearTimeout(timer)
    timer = setTimeout(rebuild, 300)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)

function startServer() {
  const args = ['--enable-source-maps', join(root, 'dist/server/main.mjs')]
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
}

function rebuild() {
  // What changes meanwhile is built when this build has ended.
  if (builder !== null) return
  const modes = listAffectedBuilds([...changed])
  changed.clear()
  if (modes.length === 0) return
  process.stdout.write(`Building ${modes.join(', ')} …\n`)
  builder = spawn(process.execPath, [join(root, 'scripts/build.mjs'), ...modes], { cwd: root, stdio: 'inherit' })
  builder.once('exit', (code) => {
    builder = null
    if (code === 0) restart()
    if (changed.size > 0) rebuild()
  })
}

/** The running one gives up its port and its data folder first. */
function restart() {
  const begin = () => {
    server = startServer()
  }
  if (server.exitCode !== null || server.signalCode !== null) return begin()
  server.removeAllListeners('exit')
  server.once('exit', begin)
  server.kill('SIGINT')
}

function stop() {
  builder?.kill('SIGTERM')
  server.removeAllListeners('exit')
  if (server.exitCode !== null || server.signalCode !== null) process.exit(0)
  server.once('exit', () => process.exit(0))
  server.kill('SIGINT')
}
