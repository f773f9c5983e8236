export interface CsvRecord {
  /** Where it begins, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
  /** Why it could not be read; the cells are then what was there. */
  readonly problem: string | null
}

export const csvDelimiters = [',', ';', '\t'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/** A quote that nobody closes ends here, so that it costs its own line and not the rest of the file. */
const maxLinesOfRecord = 50
const maxCharactersOfRecord = 20_000

const openQuote = 'This row has an opening quote without a closing one.'
const tooLong = `This row has more than ${maxCharactersOfRecord} characters.`

type Mode = 'start' | 'plain' | 'quoted' | 'closed'

/**
 * Reads a file that arrives in pieces, cut anywhere, and gives each record as soon as it ends. Line ends of every system,
 * quoted cells with line ends and doubled quotes; a quote inside a plain cell is a letter. Empty lines are passed over.
 */
export function createCsvReader(delimiter: CsvDelimiter = ',') {
  let cells: string[] = []
  let cell = ''
  let mode: Mode = 'start'
  let raw = ''
  let line = 1
  let firstLine = 1
  let isAfterReturn = false
  let isTooLong = false
  let found: CsvRecord[] = []

  function endCell(): void {
    cells.push(cell)
    cell = ''
    mode = 'start'
  }

  function begin(): void {
    cells = []
    cell = ''
    mode = 'start'
    raw = ''
    isTooLong = false
    firstLine = line
  }

  function endRecord(problem: string | null): void {
    endCell()
    const isEmpty = cells.length === 1 && cells[0]?.trim() === '' && problem === null
    if (!isEmpty) found.push({ line: firstLine, cells, problem })
    begin()
  }

  /** The line of the quote is lost; what it swallowed is read again. */
  function giveUpQuote(): void {
    const [own = ''] = raw.split('\n', 1)
    const rest = raw.slice(own.length + 1)
    found.push({ line: firstLine, cells: own.split(delimiter), problem: openQuote })
    line = firstLine + 1
    begin()
    for (const character of rest) take(character)
  }

  function take(character: string): void {
    if (mode === 'quoted' && character !== '"') {
      raw += character
      cell += character
      if (character === '\n') line++
      if (raw.length > maxCharactersOfRecord || line - firstLine >= maxLinesOfRecord) giveUpQuote()
      return
    }
    if (character === '\n') {
      line++
      endRecord(isTooLong ? tooLong : null)
      return
    }
    if (raw.length >= maxCharactersOfRecord) {
      isTooLong = true
      if (mode === 'quoted') giveUpQuote()
      return
    }
    raw += character
    const isText = character !== delimiter && character !== '"'
    // Words behind a quote that closes on a later line: it was meant to open a cell there, and the first never closed.
    if (mode === 'closed' && isText && line > firstLine) giveUpQuote()
    else if (character === delimiter && mode !== 'quoted') endCell()
    else if (character !== '"' || mode === 'plain') {
      cell += character
      mode = 'plain'
    } else if (mode === 'start') mode = 'quoted'
    else if (mode === 'quoted') mode = 'closed'
    else {
      // Two quotes in a row stand for one.
      cell += character
      mode = 'quoted'
    }
  }

  function hand(): CsvRecord[] {
    const records = found
    found = []
    return records
  }

  return {
    push(text: string): CsvRecord[] {
      for (const character of text) {
        const isReturn = character === '\r'
        // A line end of two characters is one; it may be cut between two pieces.
        if (!(character === '\n' && isAfterReturn)) take(isReturn ? '\n' : character)
        isAfterReturn = isReturn
      }
      return hand()
    },
    end(): CsvRecord[] {
      while (mode === 'quoted') giveUpQuote()
      if (raw !== '') endRecord(isTooLong ? tooLong : null)
      return hand()
    },
  }
}

/** The sign that stands most often in the first line, outside of quotes. */
export function detectDelimiter(text: string): CsvDelimiter {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const count = (sign: string) => first.split(sign).length
  return csvDelimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
