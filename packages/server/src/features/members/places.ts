import type { Place } from '../../http/mount-places'
import type { Settings } from '../../settings'
import { accountPlacesOfMembers } from './account-places'
import type { MemberJoining } from './join'
import { joinPlaces } from './join-places'
import type { MemberReset } from './reset'
import { resetPlaces } from './reset-places'
import type { MemberSessions } from './sessions'
import { createMemberPages, type MemberPageParts } from './show-page'
import { signInPlaces } from './sign-in-places'

interface MemberPlaceParts extends MemberPageParts {
  readonly settings: Settings
  readonly sessions: MemberSessions
  readonly joining: MemberJoining
  readonly reset: MemberReset
}

/** A person fills in a few forms; guessing takes far more. */
const perMinute = 60

/** Where members come in, go out and look after themselves, by plain forms on any address of the site. */
export function memberPlaces({ settings, siteData, renderer, sessions, joining, reset }: MemberPlaceParts): Place[] {
  const pages = createMemberPages({ siteData, renderer })
  return [
    ...signInPlaces({ settings, pages, sessions, joining }),
    ...joinPlaces({ pages, joining }),
    ...resetPlaces({ pages, reset }),
    ...accountPlacesOfMembers({ settings, siteData, pages, sessions }),
  ].map((place) => ({ ...place, on: 'site', perMinute }) as const)
}
