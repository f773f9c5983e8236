import { join, resolve } from 'node:path'
import { makeFolder } from '../../ground/make-folder'
import type { Connections } from '../connections'
import { lockFolder } from './folder-lock'
import { type ReadFreeBytes, readFreeBytesOf, watchFreeSpace } from './free-space'
import { createEmptyDatabase, isFolder } from './prepared-folder'
import { defaultLimits, openSingleConnection, type SingleConnectionLimits } from './single-connection'

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly minFreeBytes: number
  readonly limits?: SingleConnectionLimits
  readonly readFreeBytes?: ReadFreeBytes
}

export interface EmbeddedDatabase {
  readonly connections: Connections
  readonly mayWrite: () => Promise<boolean>
  /** Gives the folder free for another process; the connections are closed before. */
  unlock(): Promise<void>
}

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  const folder = join(dataDir, 'database')
  await makeFolder(dataDir)
  const lock = await lockFolder(join(dataDir, 'database.lock'))
  try {
    if (!(await isFolder(folder))) await createEmptyDatabase(folder)
    return {
      connections: await openSingleConnection(folder, options.limits ?? defaultLimits),
      mayWrite: watchFreeSpace(options.readFreeBytes ?? readFreeBytesOf(dataDir), options.minFreeBytes),
      unlock: () => lock.release(),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
