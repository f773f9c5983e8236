import type { FileHandle } from 'node:fs/promises'

const windowBytes = 64 * 1024

/** A file that is read in small steps and overwritten in place, with a bounded piece of it in memory. */
export interface FilmFile {
  readonly byteLength: number
  /** Fewer bytes than asked for at the end of the file. The buffer holds until the next call. */
  read(at: number, byteLength: number): Promise<Buffer>
  write(at: number, bytes: Buffer): Promise<void>
  /** Puts zeros there. Throws a RangeError where more is asked for than a film that says the truth can ask for. */
  blank(from: number, to: number): Promise<void>
}

export async function openFilmFile(file: FileHandle): Promise<FilmFile> {
  const { size } = await file.stat()
  const window = Buffer.alloc(windowBytes)
  const zeros = Buffer.alloc(windowBytes)
  let start = 0
  let filled = 0
  let leftToBlank = size * 2

  async function write(at: number, bytes: Buffer): Promise<void> {
    await file.write(bytes, 0, bytes.length, at)
    filled = 0
  }
  return {
    byteLength: size,
    write,
    async read(at, byteLength) {
      if (at < start || at + byteLength > start + filled) {
        start = at
        filled = (await file.read(window, 0, windowBytes, at)).bytesRead
      }
      return window.subarray(at - start, Math.min(at - start + byteLength, filled))
    },
    async blank(from, to) {
      const end = Math.min(to, size)
      leftToBlank -= Math.max(0, end - from)
      if (leftToBlank < 0) throw new RangeError('The parts of the film lie over each other.')
      for (let at = from; at < end; at += windowBytes)
        await write(at, zeros.subarray(0, Math.min(windowBytes, end - at)))
    },
  }
}
