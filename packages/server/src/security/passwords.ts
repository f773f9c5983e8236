import { hash, verify } from '@node-rs/argon2'
import { fail, type Result } from '@sitewright/model/failures/catalog'

/** Hashing takes a core for a while: two at a time leave the rest of the machine to visitors. */
const parallelHashes = 2
const maxWaiting = 200
/** Stands in for the hash of an account that does not exist, so that its absence takes as long to find out. */
const nobodysPassword = 'no account has this password'

export interface Passwords {
  hash(password: string): Promise<Result<string>>
  /** With null for the hash the answer is false, after the same work. */
  matches(storedHash: string | null, password: string): Promise<Result<boolean>>
}

export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** argon2id with the cost that OWASP asks for: 19 MiB, two passes. */
const usualCost: HashCost = { memoryCost: 19_456, timeCost: 2 }

export function createPasswords(cost: HashCost = usualCost): Passwords {
  const run = createQueue(parallelHashes, maxWaiting)
  let standIn: Promise<string> | undefined
  return {
    hash: (password) => run(() => hash(password, cost)),
    matches: (storedHash, password) =>
      run(async () => {
        standIn ??= hash(nobodysPassword, cost)
        const isMatch = await verify(storedHash ?? (await standIn), password)
        return storedHash !== null && isMatch
      }),
  }
}

/** At most `parallel` at once; who finds `maxWaiting` others waiting is turned away. */
export function createQueue(parallel: number, longest: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<Result<T>> => {
    if (running >= parallel) {
      if (waiting.length >= longest) return fail('server.busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }
}
