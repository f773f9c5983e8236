/** Builds and starts, and does both again whenever a source changes. */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { installPackages, requireNode, root, run } from './lib/prepare.mjs'

requireNode()
installPackages()

let server = null
let timer = null

restart()
for (const folder of ['packages', 'templates']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(restart, 300)
  })
}

function restart() {
  if (run(process.execPath, [join(root, 'scripts/build.mjs')])) return
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.mjs')], {
      cwd: root,
      stdio: 'inherit',
    })
  }
  if (!server || server.exitCode !== null) return start()
  server.once('exit', start)
  server.kill('SIGTERM')
}
