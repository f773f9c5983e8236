import type { Result } from '@sitewright/model/failures/catalog'
import type { SubscriberSource } from '@sitewright/model/lists/mailing-lists'
import type { Tx } from '../storage/database'

export interface Subscription {
  readonly websiteId: string
  /** Null is the first list of the site, which is made when there is none. */
  readonly listId: string | null
  readonly email: string
  readonly name?: string
  readonly source: SubscriberSource
  /** Where it came from, for the timeline: the name of a form. */
  readonly detail?: string
  /** Asks for a confirmation even where the list does not. */
  readonly doubleOptIn: boolean
}

export interface Lists {
  /**
   * Puts an address on a list. The answer is the same whether the address was known or not, and a repeated call adds nobody:
   * fails only when there is no such list, or when this can be nobody's address.
   */
  subscribe(tx: Tx, subscription: Subscription): Promise<Result<null>>
  /** Whether the list has its subscribers confirm by a mail, whatever else asks for it. */
  asksToConfirm(tx: Tx, list: Pick<Subscription, 'websiteId' | 'listId'>): Promise<boolean>
}
