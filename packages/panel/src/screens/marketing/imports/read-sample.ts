import { guessEncoding } from '@sitewright/model/csv/csv-encoding'
import { type CsvDelimiter, createCsvReader, detectDelimiter } from '@sitewright/model/csv/read-csv'

const sampleBytes = 64 * 1024

export interface CsvSample {
  readonly delimiter: CsvDelimiter
  readonly rows: readonly (readonly string[])[]
}

/** The first lines of a file, to choose the columns by; the rest is read by the host. */
export async function readSample(file: Blob): Promise<CsvSample> {
  const bytes = new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer())
  return parseSample(bytes, file.size > sampleBytes)
}

export function parseSample(bytes: Uint8Array, isCut: boolean): CsvSample {
  const text = new TextDecoder(guessEncoding(bytes)).decode(bytes)
  const delimiter = detectDelimiter(text)
  const reader = createCsvReader(delimiter)
  const whole = reader.push(text)
  // The last line of a cut file is a half one.
  const records = isCut ? whole : [...whole, ...reader.end()]
  return { delimiter, rows: records.filter(({ problem }) => problem === null).map(({ cells }) => cells) }
}
