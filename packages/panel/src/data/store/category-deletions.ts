import { categoryCalls } from '@sitewright/model/calls/categories'
import { callApi } from '../calls/api'

/** Longer than the toast that offers the way back. */
const waitMs = 9000

/**
 * Categories that are hidden here and deleted on the host when the way back has passed: one that the host has deleted could
 * only be made anew, without its products and under another id.
 */
let waiting: readonly string[] = []
const timers = new Map<string, number>()
const listeners = new Set<() => void>()

function show(next: readonly string[]) {
  waiting = next
  for (const listener of listeners) listener()
}

export const categoryDeletions = {
  list: () => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  begin: (categoryId: string, onDone: (error: unknown) => void) => {
    window.addEventListener('pagehide', finishBeforeLeaving)
    show([...waiting, categoryId])
    timers.set(
      categoryId,
      window.setTimeout(() => void finish(categoryId).then(() => onDone(null), onDone), waitMs),
    )
  },
  takeBack: (categoryId: string) => {
    window.clearTimeout(timers.get(categoryId))
    show(waiting.filter((id) => id !== categoryId))
  },
  /** Before the tree is changed otherwise, the host has to know of them. */
  finishAll: async () => {
    for (const categoryId of waiting) await finish(categoryId)
  },
}

async function finish(categoryId: string): Promise<void> {
  window.clearTimeout(timers.get(categoryId))
  timers.delete(categoryId)
  try {
    await callApi(categoryCalls.deleteCategory, { params: { categoryId } })
  } finally {
    show(waiting.filter((id) => id !== categoryId))
  }
}

/** Once, however often it is listened for. */
function finishBeforeLeaving() {
  void categoryDeletions.finishAll().catch(() => {})
}
