export interface TestClock {
  readonly now: () => number
  advance(ms: number): void
}

/** Stands still until it is moved. */
export function createTestClock(start = Date.UTC(2026, 2, 2, 9, 0, 0)): TestClock {
  let time = start
  return {
    now: () => time,
    advance(ms) {
      time += ms
    },
  }
}
