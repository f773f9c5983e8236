import { existsSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100
/** The eighth number of the first line: what the host of a virtual machine gave to others. */
const stolenField = 8

/** Processor seconds that others had instead of this machine; none where the system does not tell. */
export function stolenSeconds() {
  if (!existsSync('/proc/stat')) return 0
  const [total] = readFileSync('/proc/stat', 'utf8').split('\n')
  return Number(total.split(/ +/)[stolenField]) / ticksPerSecond
}
