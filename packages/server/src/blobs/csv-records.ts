import type { Readable } from 'node:stream'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { guessEncoding } from '@sitewright/model/csv/csv-encoding'
import { type CsvDelimiter, type CsvRecord, createCsvReader, detectDelimiter } from '@sitewright/model/csv/read-csv'

/** Read without a pause: a millisecond or two, whatever stands in it. */
const sliceLength = 8_192

/** The records of a file, a piece at a time, between which others take turns; memory holds one piece, however long the file is. Null finds the delimiter. */
export async function* readRecords(content: Readable, delimiter: CsvDelimiter | null): AsyncGenerator<CsvRecord[]> {
  let reader: ReturnType<typeof createCsvReader> | null = null
  let decoder: TextDecoder | null = null
  for await (const piece of content as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(guessEncoding(piece))
    const text = decoder.decode(piece, { stream: true })
    reader ??= createCsvReader(delimiter ?? detectDelimiter(text))
    for (let at = 0; at < text.length; at += sliceLength) {
      yield reader.push(text.slice(at, at + sliceLength))
      await letOthersRun()
    }
  }
  if (reader !== null) yield [...reader.push(decoder?.decode() ?? ''), ...reader.end()]
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
