import { paths } from '../routes/paths'
import type { VisitorTexts } from '../visitor-texts/visitor-texts'

interface HeaderLink {
  readonly title: string
  readonly href: string
}

export type MemberTexts = Pick<VisitorTexts, 'members' | 'page'>
type HeaderTexts = Pick<VisitorTexts['members'], 'signIn' | 'account'>

/** The way in, on every page that everybody gets alike. */
export function listVisitorLinks({ signIn }: HeaderTexts): readonly HeaderLink[] {
  return [{ title: signIn, href: paths.memberLogin }]
}

/** What the header shows to a member: the pages for members, then their own account. */
export function listMemberHeaderLinks(
  navigation: readonly HeaderLink[],
  { account }: Pick<HeaderTexts, 'account'>,
): readonly HeaderLink[] {
  return [...navigation, { title: account, href: paths.memberAccount }]
}

/** `Sign in` and `Join` lead back to where somebody was. */
export function addNextPath(place: string, next: string): string {
  return next === '' || next === '/' ? place : `${place}?next=${encodeURIComponent(next)}`
}
