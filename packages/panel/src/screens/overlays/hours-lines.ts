export interface HoursLine {
  readonly days: string
  readonly times: string
}

/** A line of opening hours as days and times: the times begin with the first digit, or with the word for a closed day. */
export function readHours(text: string): HoursLine[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return []
    const start = line.search(/\d|\bclosed\b/i)
    if (start <= 0) return [{ days: line.trim(), times: '' }]
    return [{ days: line.slice(0, start).replace(/[:\s]{0,9}$/, ''), times: line.slice(start).trim() }]
  })
}

export function writeHours(lines: readonly HoursLine[]): string {
  return lines.map(({ days, times }) => (times === '' ? days : `${days}: ${times}`)).join('\n')
}
