export interface Answer {
  readonly rows: Record<string, unknown>[]
  readonly affectedRows: number
  /** First word of the statement's tag: a COMMIT of a failed transaction answers ROLLBACK. */
  readonly command: string
}

/** One session with the database. Without parameters a text may hold several statements; the answer is the last one's. */
export interface Connection {
  query(text: string, parameters: readonly unknown[]): Promise<Answer>
  /** Several statements at once and without parameters: one way there and back, and an answer for each. */
  script(text: string): Promise<Answer[]>
  /** A broken connection is thrown away, because nobody knows what state its session is in. */
  release(isBroken: boolean): void
}

export interface Connections {
  /** For the transaction of a site, or of the platform where no site is named. */
  acquire(websiteId?: string): Promise<Connection>
  close(): Promise<void>
}
