import type { Database, Tx } from '@sitewright/server/storage/database'
import { StorageUnavailable } from '@sitewright/server/storage/storage-errors'

export interface Death {
  /** How many transactions from now: in the last of them. */
  readonly step: number
  /** The last one is committed, and nobody hears of it; otherwise all of it is done but its commit. */
  readonly isCommitted: boolean
}

export interface MortalDatabase {
  readonly database: Database
  dieAt(death: Death): void
  /** As a new process would find it. Answers whether it had died. */
  revive(): boolean
}

function refuse(): never {
  throw new StorageUnavailable('The process is gone.')
}

/** A database as a process sees it that is killed in the midst of its work; `die` may end the process in earnest. */
export function createMortalDatabase(real: Database, die: () => never = refuse): MortalDatabase {
  let left = Number.POSITIVE_INFINITY
  let isCommitted = true
  function takeStep(): boolean {
    if (left <= 0) refuse()
    left -= 1
    return left <= 0
  }
  async function run<T>(begin: (end: () => void) => Promise<T>): Promise<T> {
    const isLast = takeStep()
    const result = await begin(() => {
      if (isLast && !isCommitted) die()
    })
    return isLast ? die() : result
  }
  const within =
    <T>(work: (tx: Tx) => Promise<T>, end: () => void) =>
    async (tx: Tx): Promise<T> => {
      const result = await work(tx)
      end()
      return result
    }
  return {
    database: {
      ...real,
      site: (websiteId, work) => run((end) => real.site(websiteId, within(work, end))),
      siteOnce: <Row>(websiteId: string, statement: string) =>
        run((end) => {
          end()
          return real.siteOnce<Row>(websiteId, statement)
        }),
      platform: (work) => run((end) => real.platform(within(work, end))),
    },
    dieAt(death) {
      left = death.step
      isCommitted = death.isCommitted
    },
    revive() {
      const hadDied = left <= 0
      left = Number.POSITIVE_INFINITY
      return hadDied
    },
  }
}
