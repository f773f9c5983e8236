/** Times of some days, as schema.org's OpeningHoursSpecification has them. Closing before opening means after midnight. */
export interface OpeningHours {
  readonly days: readonly string[]
  readonly opens: string
  readonly closes: string
}

/**
 * Opening hours that an owner wrote for people, such as `Mon–Fri 9:00–17:00, Sat 10am to 2pm` over one or more lines, with the
 * names of days in the site's language or in English. Null where any part has no certain meaning, such as `9 to 5`: wrong hours
 * are worse than none.
 */
export function readOpeningHours(text: string, language: string): OpeningHours[] | null {
  const names = namesOfDays(language)
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '')
  const read = lines.map((line) => readLine(line, names))
  return read.includes(null) ? null : read.flatMap((hours) => hours ?? [])
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
type DayNames = ReadonlyMap<string, number>

function namesOfDays(language: string): DayNames {
  const english = weekdays.flatMap((name, day) => [2, 3, 4, 5].map((length) => [name.slice(0, length), day] as const))
  const written = ['en', ...listSupported(language)].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
      // The first of January 2024 was a Monday.
      return weekdays.map((_, day) => [format.format(Date.UTC(2024, 0, 1 + day)), day] as const)
    }),
  )
  return new Map([...english, ...written].map(([name, day]) => [firstWord(name), day]))
}

function listSupported(language: string): string[] {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)
  } catch {
    return []
  }
}

const firstWord = (name: string) => /\p{L}+/u.exec(name.toLowerCase())?.[0] ?? ''

/** Words, numbers and signs, taken from the front. */
interface Words {
  next(): string
  take(...wanted: readonly string[]): boolean
  skip(): string
  isAtEnd(): boolean
}

function splitWords(line: string): Words {
  const all =
    line
      .toLowerCase()
      .replaceAll('a.m.', 'am')
      .replaceAll('p.m.', 'pm')
      .match(/\p{L}+|\d+|\S/gu) ?? []
  let at = 0
  const next = () => all[at] ?? ''
  return {
    next,
    take(...wanted) {
      const isThere = at < all.length && wanted.includes(next())
      if (isThere) at += 1
      return isThere
    },
    skip: () => all[at++] ?? '',
    isAtEnd: () => at >= all.length,
  }
}

/** Between two days or times, between further ones, and where nobody is there: in English, German, French, Spanish and Italian. */
const until = ['-', '–', '—', 'to', 'until', 'till', 'through', 'bis', 'à', 'a', 'al', 'alle'] as const
const further = [',', '&', '/', '+', 'and', 'und', 'et', 'y', 'e'] as const
const shut = ['closed', 'geschlossen', 'fermé', 'cerrado', 'chiuso'] as const

function readLine(line: string, names: DayNames): OpeningHours[] | null {
  const words = splitWords(line)
  const read: OpeningHours[] = []
  while (!words.isAtEnd()) {
    const days = readDays(words, names)
    const times = days.length === 0 ? null : readTimes(words, names)
    if (times === null) return null
    read.push(...times.map((time) => ({ days: days.map((day) => weekdays[day] ?? ''), ...time })))
    words.take(...further)
  }
  return read
}

function readDays(words: Words, names: DayNames): number[] {
  if (words.take('daily', 'everyday')) return weekdays.map((_, day) => day)
  const days: number[] = []
  for (let first = readDay(words, names); first !== null; first = readDay(words, names)) {
    const last = words.take(...until) ? readDay(words, names) : first
    if (last === null) return []
    const count = ((last - first + 7) % 7) + 1
    days.push(...Array.from({ length: count }, (_, step) => (first + step) % 7))
    words.take(...further)
  }
  words.take(':')
  return [...new Set(days)]
}

function readDay(words: Words, names: DayNames): number | null {
  const word = words.next()
  const day = names.get(word) ?? (word.endsWith('s') ? names.get(word.slice(0, -1)) : undefined)
  if (day === undefined) return null
  words.skip()
  words.take('.')
  return day
}

type Times = Pick<OpeningHours, 'opens' | 'closes'>

function readTimes(words: Words, names: DayNames): Times[] | null {
  if (words.take(...shut)) return []
  const times: Times[] = []
  do {
    words.take('from')
    const [opens, isRange, closes] = [readClock(words), words.take(...until), readClock(words)]
    const time = opens && isRange && closes ? settleTimes(opens, closes) : null
    if (time === null) return null
    times.push(time)
  } while (words.take(...further) && !words.isAtEnd() && !names.has(words.next()))
  return times
}

interface Clock {
  readonly minutes: number
  readonly half: 'am' | 'pm' | null
  /** `09` or `9:00`, and not `9`. */
  readonly isFull: boolean
  /** With a digit in front that says which half of the day is meant. */
  readonly hasZero: boolean
}

function readClock(words: Words): Clock | null {
  const hour = words.next()
  if (!/^\d{1,2}$/.test(hour)) return null
  words.skip()
  const hasMinutes = words.take(':', '.', 'h') && /^\d{2}$/.test(words.next())
  const minute = hasMinutes ? words.skip() : '0'
  const half = words.take('am') ? 'am' : words.take('pm') ? 'pm' : null
  words.take('h', 'uhr')
  if (Number(hour) > (half === null ? 24 : 12) || Number(minute) > 59) return null
  const minutes = Number(hour) * 60 + Number(minute)
  return { minutes, half, isFull: hasMinutes || hour.length === 2, hasZero: hour.startsWith('0') }
}

const [early, noon, day] = [5 * 60, 12 * 60, 24 * 60]

/** Only what can be meant in one way. */
function settleTimes(opens: Clock, closes: Clock): Times | null {
  if (opens.half !== null) return closes.half === null ? null : writeTimes(inHalf(opens), inHalf(closes))
  if (closes.half !== null) {
    const close = inHalf(closes)
    const likely = (['am', 'pm'] as const)
      .map((half) => inHalf({ ...opens, half }))
      .filter((open) => opens.minutes <= noon + 59 && open >= early && open < close)
    return likely.length === 1 ? writeTimes(likely[0] ?? 0, close) : null
  }
  if (opens.minutes < early && !opens.hasZero) return null
  if (closes.minutes > opens.minutes) return writeTimes(opens.minutes, closes.minutes)
  // Past midnight: an afternoon that is written in 24 hours, so that 2:00 cannot be meant to be one.
  const isNight = opens.minutes > noon + 59 && closes.isFull && closes.minutes < early + 60
  return isNight ? writeTimes(opens.minutes, closes.minutes) : null
}

function inHalf({ minutes, half }: Clock): number {
  return (minutes % noon) + (half === 'pm' ? noon : 0)
}

function writeTimes(opens: number, closes: number): Times | null {
  const write = (minutes: number) =>
    [Math.floor((minutes % day) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return opens === closes ? null : { opens: write(opens), closes: write(closes) }
}
