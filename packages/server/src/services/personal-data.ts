import type { Tx } from '../storage/database'

/** Somebody whom a site knows by their email address, in small letters. */
export interface Person {
  readonly websiteId: string
  readonly email: string
}

/**
 * One part of what a site stores of people. Every feature that keeps an address has one in the list of all, so that nobody's
 * data is forgotten when they ask for it or want it gone.
 */
export interface PersonalData {
  /** Words for people, such as `submissions`. */
  readonly name: string
  /** All entries, as they are given to the person. */
  export(tx: Tx, person: Person): Promise<readonly unknown[]>
  /** Cache tags of what visitors see of the person, which an erasure announces. */
  listTags?(tx: Tx, person: Person): Promise<readonly string[]>
  /** Removes them for good; answers how many. */
  erase(tx: Tx, person: Person): Promise<number>
}
