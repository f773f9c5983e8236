import { places } from '../routes/places'

interface HeaderLink {
  readonly title: string
  readonly href: string
}

/** The way in, on every page that everybody gets alike. */
export const visitorLinks: readonly HeaderLink[] = [{ title: 'Sign in', href: places.memberLogin }]

/** What the header shows to a member: the pages for members, then their own account. */
export function listMemberHeaderLinks(navigation: readonly HeaderLink[]): readonly HeaderLink[] {
  return [...navigation, { title: 'Account', href: places.memberAccount }]
}

/** `Sign in` and `Join` lead back to where somebody was. */
export function addNextPath(place: string, next: string): string {
  return next === '' || next === '/' ? place : `${place}?next=${encodeURIComponent(next)}`
}
