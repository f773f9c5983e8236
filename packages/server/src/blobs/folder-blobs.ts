import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../ground/make-folder'
import { checkBlobKey } from './blob-key'
import type { BlobStore } from './blob-store'
import { removeOldFiles } from './remove-old-files'

/** Blobs as files. Each is written beside the others, made sure to be on the disk, and then appears under its name at once. */
export async function createFolderBlobs(folder: string): Promise<BlobStore> {
  const incoming = join(folder, '.incoming')
  await makeFolder(incoming)
  await removeOldFiles(incoming)
  const pathOf = (key: string) => join(folder, checkBlobKey(key))

  async function sizeOf(path: string): Promise<number | null> {
    return stat(path).then(
      (found) => (found.isFile() ? found.size : null),
      () => null,
    )
  }

  return {
    async put(key, content) {
      const path = pathOf(key)
      const draft = join(incoming, randomBytes(12).toString('hex'))
      try {
        await writeDurably(draft, content)
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    size: (key) => sizeOf(pathOf(key)),
    async read(key, range) {
      const path = pathOf(key)
      if ((await sizeOf(path)) === null) return null
      return createReadStream(path, range && { start: range.start, end: range.end })
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

async function writeDurably(path: string, content: Readable | Uint8Array): Promise<void> {
  if (!(content instanceof Readable)) return writeFile(path, content, { flag: 'wx', flush: true })
  const file = createWriteStream(path, { flags: 'wx', flush: true })
  const closed = new Promise<void>((resolve) => file.once('close', resolve))
  // A stream that breaks at once does so while the file is being opened: only when closed it can be removed for good.
  await pipeline(content, file).finally(() => closed)
}

/** Without this a name given just before a power cut may be forgotten. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  // Some file systems do not take it for folders; the file itself is safe.
  await handle.sync().catch(() => undefined)
  await handle.close()
}
