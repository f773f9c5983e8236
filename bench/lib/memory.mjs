import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Megabytes that a process has in memory: now, or at most so far. */
export function residentMegabytes(pid, { most = false } = {}) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${most ? 'VmHWM' : 'VmRSS'}:\\s+(\\d+) kB`).exec(status)[1]) / 1024
}

/** Megabytes of all files in a folder; those of the embedded database's log apart, which grow by 16 MB to a bound of their own. */
export function folderMegabytes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizeOf = (entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0
  const megabytesOf = (some) => some.reduce((sum, entry) => sum + sizeOf(entry), 0) / 1024 / 1024
  const isLog = ({ parentPath }) => parentPath.split(sep).includes('pg_wal')
  return { log: megabytesOf(files.filter(isLog)), data: megabytesOf(files.filter((entry) => !isLog(entry))) }
}
