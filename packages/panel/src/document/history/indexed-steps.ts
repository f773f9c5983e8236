import { z } from 'zod'
import { type Step, type StepStorage, step } from './step'

/** Steps are kept without a limit of their number; past this size in the browser the oldest ones are forgotten there. */
const storedBytesLimit = 64 * 1024 * 1024

const stored = z.object({ key: z.string(), bytes: z.number(), step })
type Stored = z.infer<typeof stored>

const [databaseName, storeName] = ['sitewright-undo', 'steps']

/** Steps of undo in the browser's database, apart for each account. Whatever goes wrong there never stops the editing. */
export function createIndexedSteps(accountId: string, factory: IDBFactory): StepStorage {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => {
    opened ??= openDatabase(factory)
    return opened
  }
  async function write(change: (steps: IDBObjectStore) => void): Promise<void> {
    const transaction = (await open()).transaction(storeName, 'readwrite')
    change(transaction.objectStore(storeName))
    // Said at once: a window that is just closing would take an open transaction with it.
    transaction.commit()
  }
  const keyOf = (it: Pick<Step, 'document' | 'order' | 'id'>) =>
    `${accountId} ${it.document} ${String(it.order).padStart(16, '0')} ${it.id}`
  void open().then(trim).catch(ignore)

  return {
    read: async (document) => {
      try {
        const database = await open()
        const prefix = `${accountId} ${document} `
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
        const found = await answerOf(database.transaction(storeName).objectStore(storeName).getAll(range))
        return found.flatMap((it) => {
          const parsed = stored.safeParse(it)
          return parsed.success && parsed.data.step.document === document ? [parsed.data.step] : []
        })
      } catch {
        return []
      }
    },
    put: (steps) => {
      const records = steps.map((it): Stored => ({ key: keyOf(it), bytes: JSON.stringify(it).length, step: it }))
      void write((store) => {
        for (const record of records) store.put(record)
      }).catch(ignore)
    },
    remove: (steps) => {
      if (steps.length === 0) return
      void write((store) => {
        for (const it of steps) store.delete(keyOf(it))
      }).catch(ignore)
    },
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 2)
  request.onupgradeneeded = () => {
    const database = request.result
    // Steps of before each screen had its own history belong to none.
    if (database.objectStoreNames.contains(storeName)) database.deleteObjectStore(storeName)
    database.createObjectStore(storeName, { keyPath: 'key' })
  }
  return answerOf(request).then((database) => {
    database.onversionchange = () => database.close()
    return database
  })
}

/** Forgets the oldest steps where all of them together have grown too large. */
async function trim(database: IDBDatabase): Promise<void> {
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
  const found = (await answerOf(store.getAll())).flatMap((it) => {
    const parsed = z.object({ key: z.string(), bytes: z.number(), step: z.object({ order: z.number() }) }).safeParse(it)
    return parsed.success ? [{ key: parsed.data.key, bytes: parsed.data.bytes, order: parsed.data.step.order }] : []
  })
  for (const key of listKeysToForget(found, storedBytesLimit)) store.delete(key)
}

export function listKeysToForget(
  steps: readonly { readonly key: string; readonly bytes: number; readonly order: number }[],
  limitBytes: number,
): string[] {
  let total = 0
  return steps
    .toSorted((a, b) => b.order - a.order)
    .filter(({ bytes }) => {
      total += bytes
      return total > limitBytes
    })
    .map(({ key }) => key)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

// A forbidden or full storage must not stop the editing itself: the steps of this tab are in memory.
function ignore(): void {}
