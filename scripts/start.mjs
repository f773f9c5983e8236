import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildIfChanged, installPackages, requireNode, root } from './lib/prepare.mjs'
import { serverEnvironment, serverFlags } from './lib/server-process.mjs'

requireNode()
installPackages()
buildIfChanged()

const server = spawn(process.execPath, [...serverFlags, '--enable-source-maps', join(root, 'dist/server/main.mjs')], {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: 'inherit',
})
// The server stops by itself on these; waiting for it lets it finish what it has accepted.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
