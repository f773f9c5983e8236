/** Time, ids and chance come from outside, so that tests decide them. */
export interface Clock {
  readonly now: () => number
}

export interface Ids {
  readonly newId: () => string
}

export interface Chance {
  readonly randomBytes: (count: number) => Uint8Array
}
