import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildIfChanged, installPackages, requireNode, root } from './lib/prepare.mjs'

requireNode()
installPackages()
buildIfChanged()

const server = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/server/main.mjs')], {
  cwd: root,
  stdio: 'inherit',
})
// The server stops by itself on these; waiting for it lets it finish what it has accepted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
