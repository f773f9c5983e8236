import { type Box, findBox } from './boxes'
import type { FilmFile } from './film-file'

const maxEntries = 2_000_000

const table = (name: string) => ['mdia', 'minf', 'stbl', name]

/** Puts zeros where the samples of the track are stored. Tables are read entry by entry, however long they are. */
export async function blankSamples(file: FilmFile, track: Box): Promise<void> {
  const sizes = await findBox(file, track, table('stsz'))
  const runs = await findBox(file, track, table('stsc'))
  const long = await findBox(file, track, table('co64'))
  const chunks = long ?? (await findBox(file, track, table('stco')))
  if (sizes === null || runs === null || chunks === null) return
  const numberAt = async (at: number) => {
    const bytes = await file.read(at, 4)
    return bytes.length < 4 ? 0 : bytes.readUInt32BE(0)
  }
  const chunkAt = async (index: number) =>
    long
      ? (await numberAt(long.content + 8 + index * 8)) * 2 ** 32 + (await numberAt(long.content + 12 + index * 8))
      : numberAt(chunks.content + 8 + index * 4)
  const sameSize = await numberAt(sizes.content + 4)
  const chunkCount = Math.min(await numberAt(chunks.content + 4), (chunks.end - chunks.content) / (long ? 8 : 4))
  const runCount = Math.min(await numberAt(runs.content + 4), (runs.end - runs.content) / 12)
  const sampleCount = sameSize > 0 ? Number.POSITIVE_INFINITY : (sizes.end - sizes.content - 12) / 4
  if (chunkCount + runCount > maxEntries || sizes.end - sizes.content > maxEntries * 4)
    throw new RangeError('Too many samples.')
  let sample = 0
  let run = 0
  for (let index = 0; index < chunkCount; index++) {
    while (run + 1 < runCount && (await numberAt(runs.content + 8 + (run + 1) * 12)) <= index + 1) run++
    const inChunk = await numberAt(runs.content + 8 + run * 12 + 4)
    const start = await chunkAt(index)
    let byteLength = sameSize * inChunk
    if (sameSize === 0) {
      const last = Math.min(sample + inChunk, sampleCount)
      for (; sample < last; sample++) byteLength += await numberAt(sizes.content + 12 + sample * 4)
    }
    await file.blank(start, start + byteLength)
  }
}
