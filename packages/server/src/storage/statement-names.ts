import { LRUCache } from 'lru-cache'
import { hasStalePlan } from './storage-errors'

export interface StatementNames {
  /** Under its name a session parses and plans a statement once; none for what is not asked often. */
  nameOf(text: string): string | undefined
  /** Throws the error on. After a migration each statement gets another name, and with it a plan that knows the new columns. */
  renewAfter(error: unknown): never
}

/** Each named statement takes memory of every session until that ends. */
const maxNames = 400
/** How many texts are counted at a time: lists of values of each length are texts of their own. */
const maxCounted = 2000
const askedOften = 5

export function createStatementNames(): StatementNames {
  const asked = new LRUCache<string, number>({ max: maxCounted })
  const names = new Map<string, string>()
  let generation = 1

  function count(text: string): number {
    const times = (asked.get(text) ?? 0) + 1
    asked.set(text, times)
    return times
  }

  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined || names.size >= maxNames || count(text) < askedOften) return known
      const name = `s${generation}-${names.size}`
      names.set(text, name)
      asked.delete(text)
      return name
    },
    renewAfter(error) {
      if (hasStalePlan(error)) {
        generation += 1
        names.clear()
      }
      throw error
    },
  }
}
