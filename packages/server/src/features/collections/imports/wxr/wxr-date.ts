/** `2019-05-04 10:20:30`, in UTC, or a date as in feeds. Null for the zeros of a draft and for what is no date. */
export function readWxrDate(text: string): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? []
  const at = Date.parse(day === undefined ? text : `${day}T${time}Z`)
  const year = new Date(at).getUTCFullYear()
  return Number.isNaN(at) || year < 1900 || year > 2200 ? null : new Date(at).toISOString()
}
