import { AsyncLocalStorage } from 'node:async_hooks'
import type { NestingGuard } from '@sitewright/server/storage/transactions'

/** Opening a second transaction inside of one is an error at once, and not a wait that ends nobody knows when. */
export function createNestingGuard(): NestingGuard {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  return {
    refuse() {
      if (current.getStore()?.isOpen)
        throw new Error('A transaction is open: use its handle. A second one would wait for the first forever.')
    },
    async follow(work) {
      const mark = { isOpen: true }
      try {
        return await current.run(mark, work)
      } finally {
        mark.isOpen = false
      }
    },
  }
}
