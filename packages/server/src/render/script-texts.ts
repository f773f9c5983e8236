import type { ScriptTexts } from '@sitewright/model/visitor-texts/script-texts'
import type { VisitorTexts } from '@sitewright/model/visitor-texts/visitor-texts'

type Area = keyof ScriptTexts

/** What stands in the markup where the script of an area is fetched; the page's script looks for the same. */
const marks: Readonly<Record<Exclude<Area, 'consent'>, readonly string[]>> = {
  cart: ['data-cart-link', 'data-add-to-cart', 'data-cart-place'],
  members: ['data-members'],
  quickView: ['data-quick-view'],
}

const pick: { readonly [Name in Area]: (texts: VisitorTexts) => ScriptTexts[Name] } = {
  consent: ({ consent }) => consent.banner,
  members({ members }) {
    const { account, becomeMember, email, forgotPassword, newHere, password, rememberMe, signIn } = members
    return { account, becomeMember, email, forgotPassword, newHere, password, rememberMe, signIn }
  },
  quickView: ({ store }) => store.quickViewDialog,
  cart({ language, cart }) {
    const { failures, remove, cancel, removeQuestion, checkout, cannotCheckOut } = cart
    return { language, ...cart.script, failures, remove, cancel, removeQuestion, checkout, cannotCheckOut }
  },
}

/** Of all that a site says, what the scripts of this page may have to say. */
export function listScriptTexts(texts: VisitorTexts, body: string): Partial<ScriptTexts> {
  const areas = (Object.keys(marks) as (keyof typeof marks)[]).filter((area) =>
    marks[area].some((mark) => body.includes(mark)),
  )
  return Object.fromEntries(['consent' as const, ...areas].map((area) => [area, pick[area](texts)]))
}
