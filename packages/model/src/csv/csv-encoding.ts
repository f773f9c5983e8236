export type CsvEncoding = 'utf-8' | 'utf-16le' | 'windows-1252'

/** From the first bytes of a file. What is not valid UTF-8 comes from an older spreadsheet. */
export function guessEncoding(head: Uint8Array): CsvEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  try {
    // As a part of a stream: a letter that is cut at the end is not wrong.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
