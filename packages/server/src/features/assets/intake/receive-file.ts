import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { removeOldFiles } from '../../../blobs/remove-old-files'
import { makeFolder } from '../../../ground/make-folder'
import { sniffedBytes } from '../file-types/sniff-type'

export interface ReceivedFile {
  readonly path: string
  readonly byteLength: number
  readonly head: Buffer
  remove(): Promise<void>
}

/** Beyond this nobody waits for the end of an upload that is refused anyway. */
const drainedBytes = 64 * 1024 * 1024

/** Writes the content to a file of its own and never more than the limit. Null when it is larger. */
export async function receiveFile(
  dataDir: string,
  content: Readable | Buffer,
  limitBytes: number,
): Promise<ReceivedFile | null> {
  const folder = join(resolve(dataDir), 'uploads')
  await makeFolder(folder)
  await removeOldFiles(folder)
  const path = join(folder, randomBytes(12).toString('hex'))
  const remove = () => rm(path, { force: true })
  const meter = new LimitMeter(limitBytes)
  try {
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content
    await pipeline(source, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    if (meter.byteLength > limitBytes) {
      await remove()
      return null
    }
    return { path, byteLength: meter.byteLength, head: await readHead(path), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Lets the limit through and swallows what comes after: a sender hears the answer only once it has sent everything. */
class LimitMeter extends Transform {
  byteLength = 0
  readonly #limitBytes: number
  constructor(limitBytes: number) {
    super()
    this.#limitBytes = limitBytes
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error?: Error | null, chunk?: Buffer) => void): void {
    this.byteLength += chunk.length
    if (this.byteLength <= this.#limitBytes) done(null, chunk)
    else if (this.byteLength <= this.#limitBytes + drainedBytes) done()
    else done(new Error('The upload goes on far beyond its limit.'))
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
