import { MemberSignInPage } from '@sitewright/blocks/host-pages/member-forms'
import { siteUserLogin } from '@sitewright/model/accounts/site-user-session'
import { isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { checkXsrfToken } from '../../http/check-access'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { Settings } from '../../settings'
import { readNextPath } from '../platform/next-path'
import { formOfIssues, readForm } from '../platform/read-form'
import { goTo } from '../platform/show'
import type { MemberJoining } from './join'
import { clearMemberCookies, readMemberTokens, setMemberCookies } from './session-cookies'
import type { MemberDoor, MemberSessions } from './sessions'
import { emptyState, type ShowMemberPage, stateOfFailure, websiteOf } from './show-page'

interface SignInParts {
  readonly settings: Settings
  readonly pages: ShowMemberPage
  readonly sessions: MemberSessions
  readonly joining: MemberJoining
}

export function doorOf(input: PlaceInput, settings: Settings): MemberDoor {
  const broughtTokens = readMemberTokens(input.request.headers.cookie, settings)
  return { websiteId: websiteOf(input).id, address: input.address, broughtTokens }
}

export function signInPlaces({ settings, pages, sessions, joining }: SignInParts): Omit<Place, 'on'>[] {
  type State = Parameters<typeof MemberSignInPage>[0]['state']

  async function showForm(input: PlaceInput, state: State, { next, status = 200 }: { next: string; status?: number }) {
    const canJoin = await joining.isOpen(websiteOf(input).id)
    const content = <MemberSignInPage state={state} next={next} canJoin={canJoin} />
    return pages.show(input, 'memberLogin', { content, status })
  }

  return [
    {
      method: 'GET',
      path: places.memberLogin,
      handle: async (input) => {
        const next = readNextPath((input.request.query as { next?: unknown }).next, '')
        if ((await input.findMember()) !== null) return goTo(input.reply, next || places.memberAccount)
        return showForm(input, await emptyState(input), { next })
      },
    },
    {
      method: 'POST',
      path: places.memberLogin,
      handle: async (input) => {
        const { password = '', ...values } = readForm(input.request, ['email', 'password', 'rememberMe', 'next'])
        const next = readNextPath(values.next, '')
        const login = siteUserLogin.safeParse({
          email: values.email,
          password,
          rememberMe: values.rememberMe === 'true',
        })
        if (!login.success) {
          const state = { ...formOfIssues(values, login.error), crumb: (await input.findCaller()).crumb }
          return showForm(input, state, { next, status: 400 })
        }
        const opened = await sessions.signIn(login.data, doorOf(input, settings))
        if (isFailure(opened)) {
          return showForm(input, await stateOfFailure(input, values, opened), { next, status: opened.status })
        }
        setMemberCookies(input.reply, settings, opened)
        return goTo(input.reply, next || places.memberAccount)
      },
    },
    {
      method: 'POST',
      path: places.memberLogout,
      handle: async (input) => {
        const member = await input.findMember()
        const { xsrfToken } = readForm(input.request, ['xsrfToken'])
        // Whoever else sends this form signs nobody out.
        if (member !== null && checkXsrfToken(member, xsrfToken) !== null) {
          return goTo(input.reply, places.memberAccount)
        }
        await sessions.signOut(doorOf(input, settings))
        clearMemberCookies(input.reply, settings)
        return goTo(input.reply, '/')
      },
    },
  ]
}
