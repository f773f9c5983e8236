import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const ticksPerSecond = 100

/** The fields of /proc/{pid}/stat after the name, which may hold anything; null when the process is gone. */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  } catch {
    return null
  }
}

/** Processor seconds that a process has used so far, its threads included. */
export function processorSeconds(pid) {
  const fields = readStat(pid)
  return fields === null ? 0 : (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** The same for a process and those that it started, as the one that a database keeps for each connection. */
export function processorSecondsOfFamily(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readStat(name)?.[1] === String(pid))
  return [pid, ...children].reduce((sum, member) => sum + processorSeconds(member), 0)
}

const restingShare = 0.05
const restingSeconds = 2

/** Resolves once a process has done next to nothing for two seconds: a new host prepares the pictures of its starter site first. */
export async function untilAtRest(pid) {
  for (let quiet = 0; quiet < restingSeconds; ) {
    const before = processorSeconds(pid)
    await wait(1_000)
    quiet = processorSeconds(pid) - before <= restingShare ? quiet + 1 : 0
  }
}
