import type { Readable } from 'node:stream'
import { guessEncoding } from '@sitewright/model/csv/csv-encoding'
import { type CsvDelimiter, type CsvRecord, createCsvReader } from '@sitewright/model/csv/read-csv'

/** The records of a file, a piece at a time; memory holds one piece, however long the file is. */
export async function* readRecords(content: Readable, delimiter: CsvDelimiter): AsyncGenerator<CsvRecord[]> {
  const reader = createCsvReader(delimiter)
  let decoder: TextDecoder | null = null
  for await (const piece of content as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(guessEncoding(piece))
    yield reader.push(decoder.decode(piece, { stream: true }))
  }
  yield [...reader.push(decoder?.decode() ?? ''), ...reader.end()]
}

/** Groups what comes in pieces of any size. */
export async function* groupRecords(pieces: AsyncIterable<CsvRecord[]>, size: number): AsyncGenerator<CsvRecord[]> {
  let group: CsvRecord[] = []
  for await (const piece of pieces) {
    for (const record of piece) {
      group.push(record)
      if (group.length === size) {
        yield group
        group = []
      }
    }
  }
  if (group.length > 0) yield group
}
