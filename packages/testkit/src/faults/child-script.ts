import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { serverFolder } from '@sitewright/server/ground/server-folder'
import { build } from 'vite'
import { workspaceAlias } from '../../../../scripts/lib/workspace-alias.mjs'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

export interface ChildScript {
  start(...args: string[]): RunningChild
  remove(): Promise<void>
}

interface RunningChild {
  readonly process: ChildProcess
  /** Everything it printed, line by line. */
  readonly lines: string[]
  /** Resolves when the line was printed; rejects when it ended without. */
  printed(line: string): Promise<void>
  /** The same for the first line like this. */
  printedLike(pattern: RegExp): Promise<RegExpMatchArray>
  /** What it printed about errors. */
  complaint(): string
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/**
 * A TypeScript file of the testkit as a program of its own, for tests that kill processes. It is bundled as the server is, with
 * the files that stay files beside it.
 */
export async function bundleChildScript(name: string): Promise<ChildScript> {
  // Below node_modules, so that packages left out of the bundle are found.
  const folder = join(root, 'node_modules', '.cache', 'sitewright', `child-${randomBytes(6).toString('hex')}`)
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { alias: workspaceAlias },
    build: {
      ssr: join(root, 'packages', 'testkit', 'src', name),
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'child.mjs', codeSplitting: false } },
    },
  })
  const worker = join('storage', 'embedded', 'database-worker.mjs')
  await cp(join(serverFolder, 'migrations'), join(folder, 'migrations'), { recursive: true })
  await cp(join(serverFolder, worker), join(folder, worker))
  return {
    start: (...args) => startChild(join(folder, 'child.mjs'), args),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

function startChild(file: string, args: string[]): RunningChild {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: dirname(file),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lines: string[] = []
  const wanted = new Map<string, () => void>()
  const wantedLike = new Set<(line: string) => void>()
  createInterface({ input: child.stdout as Readable }).on('line', (line) => {
    lines.push(line)
    wanted.get(line)?.()
    for (const look of wantedLike) look(line)
  })
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += String(chunk)
  })
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  return {
    process: child,
    lines,
    ended,
    complaint: () => complaint,
    printedLike: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (line: string) => {
          const found = line.match(pattern)
          if (found) resolve(found)
        }
        lines.forEach(look)
        wantedLike.add(look)
        void ended.then((how) => reject(new Error(`It ended (${how}) without printing ${pattern}: ${complaint}`)))
      }),
    printed: (line) =>
      new Promise((resolve, reject) => {
        if (lines.includes(line)) return resolve()
        wanted.set(line, resolve)
        void ended.then((how) => reject(new Error(`It ended (${how}) without printing ${line}: ${complaint}`)))
      }),
  }
}
