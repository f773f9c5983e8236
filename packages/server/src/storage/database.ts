import type { LiveNote } from '@sitewright/model/live/live-notes'
import type { Transaction } from 'kysely'
import type { Tables } from './tables'

export type Tx = Transaction<Tables>

/** What processes tell each other after a commit, so that each drops what it has cached. */
export interface Change {
  readonly websiteId: string
  /** Cache tags of the site that no longer hold, such as `page:{id}`, `styles`, `settings`, `navigation`, `asset:{id}`. */
  readonly tags: readonly string[]
  /** For everybody who has the page open in the panel, on whichever process. */
  readonly note?: LiveNote | undefined
}

/**
 * One query layer over the embedded database and PostgreSQL. Inside `work` only the given handle may be used: a second
 * transaction there would wait for the first, and throws in tests. Statements that do not need each other's answers are asked at
 * once (`Promise.all`): they travel together, and are run in the order in which they were asked. What `work` returns is committed, a returned failure too, and
 * what it throws rolls back; after a failed query nothing can be committed, and only a failure may be returned. Work that met a
 * deadlock or a migration is run again, so it changes nothing but rows. Trouble of the database itself is thrown as
 * StorageUnavailable, a nearly full disk as StorageFull.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** One transaction in which row security shows the rows of this site alone, even to a query that forgets its filter. */
  site<T>(websiteId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same for one statement that holds its values as `quoteText` writes them: it goes together with its begin and its
   * commit, so nothing waits for ways to the database and back. Answers its rows, once they are committed.
   */
  siteOnce<Row>(websiteId: string, statement: string): Promise<Row[]>
  /** One transaction over the platform's own tables (accounts, sessions, websites, hosts, memberships); no site's content is visible. */
  platform<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Told to every process once the transaction commits, and to none when it does not. */
  announce(tx: Tx, change: Change): Promise<void>
  onChange(listener: (change: Change) => void): () => void
  /** After a lost connection changes may have been missed: everything cached is dropped. */
  onMissedChanges(listener: () => void): () => void
  /** Answers within a second whether a query gets through. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
