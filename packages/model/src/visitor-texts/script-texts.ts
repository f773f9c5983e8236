import type { VisitorTexts } from './visitor-texts'

/** What the page's scripts say by themselves: it comes with the context of the pages that fetch such a script. */
export interface ScriptTexts {
  readonly consent: VisitorTexts['consent']['banner']
  readonly cart: CartScriptTexts
  readonly members: MemberScriptTexts
  readonly quickView: VisitorTexts['store']['quickViewDialog']
}

export type MemberScriptTexts = Pick<
  VisitorTexts['members'],
  'account' | 'becomeMember' | 'email' | 'forgotPassword' | 'newHere' | 'password' | 'rememberMe' | 'signIn'
>

export type CartScriptTexts = Pick<VisitorTexts, 'language'> &
  VisitorTexts['cart']['script'] &
  Pick<VisitorTexts['cart'], 'failures' | 'remove' | 'cancel' | 'removeQuestion' | 'checkout' | 'cannotCheckOut'>
