declare module 'vitest' {
  interface TaskMeta {
    /** What a test of faults did, for the bench that runs it in full. */
    faults?: Readonly<Record<string, number>>
  }
}

/** How hard the store is tried: a little by every run of the tests, in full by `npm run bench store-faults`. */
export const faultCounts =
  process.env.STORE_FAULTS === 'full'
    ? { rounds: 50, kills: 100, payments: 200 }
    : { rounds: 3, kills: 6, payments: 12 }
