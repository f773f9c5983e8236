/** Limits are counted in decimal megabytes; sizes are shown in steps of 1024. */
export const megabyteBytes = 1_000_000

const unitStep = 1024
const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

export function formatFileSize(bytes: number): string {
  let amount = bytes
  let unit = 0
  // Rounding first: 1,048,575 bytes must not read as 1024 KB.
  while (unit < units.length - 1 && roundToTenth(amount) >= unitStep) {
    amount /= unitStep
    unit += 1
  }
  return `${roundToTenth(amount)} ${units[unit]}`
}

function roundToTenth(amount: number): number {
  return Math.round(amount * 10) / 10
}
