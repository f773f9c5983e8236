import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Where and which process: a process id alone is reused after a restart. */
export interface ProcessIdentity {
  readonly host: string
  /** Changes with every start of the machine; empty where the system does not tell. */
  readonly boot: string
  readonly pid: number
  readonly startedAt: string
}

export function readOwnIdentity(): ProcessIdentity {
  return { host: hostname(), boot: readBoot(), pid: process.pid, startedAt: readStart(process.pid) }
}

/** 'unknown' for a process of another machine or container: its process ids mean nothing here. */
export function findProcess(other: ProcessIdentity): 'alive' | 'gone' | 'unknown' {
  if (other.host !== hostname()) return 'unknown'
  if (other.boot !== readBoot() || !isRunning(other.pid)) return 'gone'
  return other.startedAt === readStart(other.pid) ? 'alive' : 'gone'
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

function readBoot(): string {
  return readSystemFile('/proc/sys/kernel/random/boot_id').trim()
}

/** Clock ticks after the start of the machine: field 22, counted behind the name, which may hold spaces and brackets. */
function readStart(pid: number): string {
  const text = readSystemFile(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

function readSystemFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
