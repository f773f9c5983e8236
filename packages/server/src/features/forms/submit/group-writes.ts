import { StorageUnavailable } from '../../../storage/storage-errors'

export interface GroupWriterOptions<Item, Outcome> {
  /** Stores all items of one site in one transaction, and answers an outcome for each once that is committed. */
  readonly write: (websiteId: string, items: readonly Item[]) => Promise<readonly Outcome[]>
  /** Transactions at the same time; of one site there is always one alone. */
  readonly concurrency: number
  readonly maxItems?: number
}

interface Waiting<Item, Outcome> {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (reason: unknown) => void
}

/**
 * What comes while a transaction runs is stored together by the next one: under load many submissions share one commit, and
 * a single one never waits for others. Nobody is answered before the commit.
 */
export function createGroupWriter<Item, Outcome>({
  write,
  concurrency,
  maxItems = 64,
}: GroupWriterOptions<Item, Outcome>) {
  const waiting = new Map<string, Waiting<Item, Outcome>[]>()
  const busy = new Set<string>()

  function pump(): void {
    for (const [websiteId, queue] of waiting) {
      if (busy.size >= concurrency) return
      if (busy.has(websiteId)) continue
      const group = queue.splice(0, maxItems)
      if (queue.length === 0) waiting.delete(websiteId)
      busy.add(websiteId)
      void writeGroup(websiteId, group).finally(() => {
        busy.delete(websiteId)
        pump()
      })
    }
  }

  async function writeGroup(websiteId: string, group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await write(
        websiteId,
        group.map(({ item }) => item),
      )
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome)
    } catch (error) {
      if (group.length === 1 || error instanceof StorageUnavailable) {
        for (const { reject } of group) reject(error)
        return
      }
      // One that cannot be stored must not take the others with it.
      for (const one of group) await writeGroup(websiteId, [one])
    }
  }

  return {
    add: (websiteId: string, item: Item): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        const queue = waiting.get(websiteId)
        if (queue === undefined) waiting.set(websiteId, [{ item, resolve, reject }])
        else queue.push({ item, resolve, reject })
        pump()
      }),
  }
}
