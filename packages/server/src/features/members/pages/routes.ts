import type { Settings } from '../../../ground/settings'
import type { Route } from '../../../http/mount-routes'
import type { MemberJoining } from '../joining/join'
import type { MemberReset } from '../joining/reset'
import type { MemberBelongings } from '../sessions/member-belongings'
import type { MemberSessions } from '../sessions/sessions'
import { accountRoutesOfMembers } from './account-routes'
import { joinRoutes } from './join-routes'
import { resetRoutes } from './reset-routes'
import { createMemberPages, type MemberPageParts } from './show-page'
import { signInRoutes } from './sign-in-routes'

interface MemberRouteParts extends MemberPageParts {
  readonly settings: Settings
  readonly sessions: MemberSessions
  readonly joining: MemberJoining
  readonly reset: MemberReset
  readonly belongings: MemberBelongings
}

/** A person fills in a few forms; guessing takes far more. */
const perMinute = 60

/** Where members come in, go out and look after themselves, by plain forms on any address of the site. */
export function memberRoutes(parts: MemberRouteParts): Route[] {
  const { settings, siteData, renderer, sessions, joining, reset, belongings } = parts
  const pages = createMemberPages({ siteData, renderer })
  return [
    ...signInRoutes({ settings, pages, sessions, joining, belongings }),
    ...joinRoutes({ pages, joining }),
    ...resetRoutes({ pages, reset }),
    ...accountRoutesOfMembers({ settings, siteData, pages, sessions }),
  ].map((place) => ({ ...place, on: 'site', perMinute }) as const)
}
