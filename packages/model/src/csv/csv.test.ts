import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessEncoding } from './csv-encoding'
import { type CsvDelimiter, createCsvReader, csvDelimiters, detectDelimiter } from './read-csv'
import { readSafeCell, writeCsvRow } from './write-csv'

function read(text: string, delimiter: CsvDelimiter = ',') {
  const reader = createCsvReader(delimiter)
  return [...reader.push(text), ...reader.end()]
}
const cellsOf = (text: string, delimiter?: CsvDelimiter) => read(text, delimiter).map(({ cells }) => cells)

/** Line ends inside of cells are read as \n, whatever they were. */
const cell = fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.replaceAll('\r', ''))
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 20 })
const messy = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ';', "'", '='), maxLength: 200 })

test('[SEC-45] what is written is read back cell by cell, and no cell of it begins a formula', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map(writeCsvRow).join('')
      const back = read(text)
      expect(back.every((record) => record.problem === null)).toBe(true)
      expect(back.flatMap(({ cells }) => cells).filter((it) => /^[=+\-@\t\r]/.test(it))).toEqual([])
      const filled = rows.map((row) => row.map((it) => it))
      expect(back.map(({ cells }) => cells.map(readSafeCell))).toEqual(filled)
    }),
    { numRuns: 200 },
  )
})

test('a file cut into pieces anywhere is read like the whole', () => {
  fc.assert(
    fc.property(messy, fc.array(fc.nat(200), { maxLength: 8 }), (text, cuts) => {
      const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length]
      const reader = createCsvReader()
      const pieces = places.slice(1).flatMap((to, at) => reader.push(text.slice(places[at], to)))
      expect([...pieces, ...reader.end()]).toEqual(read(text))
    }),
    { numRuns: 200 },
  )
})

test('any text is read, the lines of records go up, and none is beyond the end', () => {
  fc.assert(
    fc.property(messy, (text) => {
      const lines = read(text).map(({ line }) => line)
      expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b))
      expect(Math.max(0, ...lines)).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
    }),
    { numRuns: 200 },
  )
})

test('quotes, doubled quotes, line ends inside of cells and those of every system', () => {
  expect(cellsOf('a,"b, ""c""",d\r\n"e\r\nf",g\rh,i\n\n')).toEqual([
    ['a', 'b, "c"', 'd'],
    ['e\nf', 'g'],
    ['h', 'i'],
  ])
  expect(cellsOf('5" pipe,x')).toEqual([['5" pipe', 'x']])
  expect(cellsOf('"a"b,c')).toEqual([['ab', 'c']])
  expect(read('a\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 2, 4])
})

test('a quote that nobody closes costs its own line and no other', () => {
  const records = read('a,b\n"broken,x\nc,d\n"e",f\n')
  expect(records.filter((it) => it.problem !== null).map((it) => it.line)).toEqual([2])
  expect(records.filter((it) => it.problem === null).map((it) => it.cells)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ])
  const many = read(`"open\n${'x,y\n'.repeat(500)}`)
  expect([many.length, many.filter((it) => it.problem !== null).length]).toEqual([501, 1])
})

test('a line without end is one problem and takes no memory for it', () => {
  const [long, next] = read(`${'a'.repeat(100_000)}\nb,c`)
  expect([long?.problem, long?.cells[0]?.length]).toEqual(['This row has more than 20000 characters.', 20_000])
  expect(next?.cells).toEqual(['b', 'c'])
})

test('the sign between cells is found in the first line', () => {
  expect(['a,b;c,d', 'a;b;c', 'a\tb', '"a,b,c";d', 'a', ''].map(detectDelimiter)).toEqual([
    ',',
    ';',
    '\t',
    ';',
    ',',
    ',',
  ])
  expect(csvDelimiters.map((sign) => cellsOf(`a${sign}b`, sign))).toEqual([[['a', 'b']], [['a', 'b']], [['a', 'b']]])
})

test('files of older spreadsheets are told by their bytes', () => {
  expect(guessEncoding(new Uint8Array([0xff, 0xfe, 0x61, 0]))).toBe('utf-16le')
  expect(guessEncoding(new TextEncoder().encode('Zoë').subarray(0, 3))).toBe('utf-8')
  expect(guessEncoding(new Uint8Array([0x5a, 0x6f, 0xeb, 0x2c]))).toBe('windows-1252')
})
