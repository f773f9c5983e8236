import type { Cart } from '@sitewright/model/commerce/cart/cart'
import type { CartTexts } from '@sitewright/model/commerce/cart/cart-words'
import type { ViewAsset } from '../ground/view-context'

export interface CartProblem {
  readonly title: string
  readonly advice: string
}

/** Why a code was not taken, with what was typed. */
export interface CodeProblem {
  readonly code: string
  readonly text: string
}

export interface CartContentsInput {
  readonly cart: Cart
  readonly pictures: ReadonlyMap<string, ViewAsset>
  readonly locale: string
  readonly texts: CartTexts
  /** Null where visitors cannot reach the store. */
  readonly storePath: string | null
  readonly place: 'page' | 'drawer'
  readonly problem?: CartProblem | undefined
  readonly codeProblem?: CodeProblem | undefined
  /** The line that a visitor without scripts set to 0. */
  readonly askedEntryId?: string | undefined
}
