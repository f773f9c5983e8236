import { MemberSignInPage } from '@sitewright/blocks/host-pages/member-forms'
import { siteUserLogin } from '@sitewright/model/accounts/site-user-session'
import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { goTo } from '../../../browser-forms/go-to'
import { readNextPath } from '../../../browser-forms/next-path'
import { readForm } from '../../../browser-forms/read-form'
import type { Settings } from '../../../ground/settings'
import { checkXsrfToken } from '../../../http/check-access'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { MemberJoining } from '../joining/join'
import type { MemberBelongings } from '../sessions/member-belongings'
import { clearMemberCookies, readMemberTokens, setMemberCookies } from '../sessions/session-cookies'
import type { MemberDoor, MemberSessions } from '../sessions/sessions'
import { emptyState, type ShowMemberPage, websiteOf } from './show-page'

interface SignInParts {
  readonly settings: Settings
  readonly pages: ShowMemberPage
  readonly sessions: MemberSessions
  readonly joining: MemberJoining
  readonly belongings: MemberBelongings
}

export function doorOf(input: RouteInput, settings: Settings): MemberDoor {
  const broughtTokens = readMemberTokens(input.request.headers.cookie, settings)
  return { websiteId: websiteOf(input).id, address: input.address, broughtTokens }
}

export function signInRoutes({ settings, pages, sessions, joining, belongings }: SignInParts): Omit<Route, 'on'>[] {
  type State = Parameters<typeof MemberSignInPage>[0]['state']

  async function showForm(input: RouteInput, state: State, { next, status = 200 }: { next: string; status?: number }) {
    const canJoin = await joining.isOpen(websiteOf(input).id)
    const texts = await pages.texts(input)
    const content = <MemberSignInPage texts={texts} state={state} next={next} canJoin={canJoin} />
    return pages.show(input, 'memberLogin', { content, status })
  }

  return [
    {
      method: 'GET',
      path: paths.memberLogin,
      handle: async (input) => {
        const next = readNextPath((input.request.query as { next?: unknown }).next, '')
        if ((await input.findMember()) !== null) return goTo(input.reply, next || paths.memberAccount)
        return showForm(input, await emptyState(input), { next })
      },
    },
    {
      method: 'POST',
      path: paths.memberLogin,
      handle: async (input) => {
        const { password = '', ...values } = readForm(input.request, ['email', 'password', 'rememberMe', 'next'])
        const next = readNextPath(values.next, '')
        const login = siteUserLogin.safeParse({
          email: values.email,
          password,
          rememberMe: values.rememberMe === 'true',
        })
        if (!login.success) {
          const state = await pages.stateOfFailure(input, values, fail('request.invalid', { issues: login.error }))
          return showForm(input, state, { next, status: 400 })
        }
        const opened = await sessions.signIn(login.data, doorOf(input, settings))
        if (isFailure(opened)) {
          return showForm(input, await pages.stateOfFailure(input, values, opened), { next, status: opened.status })
        }
        await belongings.takeAlong({ websiteId: websiteOf(input).id, memberId: opened.memberId }, input)
        setMemberCookies(input.reply, settings, opened)
        return goTo(input.reply, next || paths.memberAccount)
      },
    },
    {
      method: 'POST',
      path: paths.memberLogout,
      handle: async (input) => {
        const member = await input.findMember()
        const { xsrfToken } = readForm(input.request, ['xsrfToken'])
        // Whoever else sends this form signs nobody out.
        if (member !== null && checkXsrfToken(member, xsrfToken) !== null) {
          return goTo(input.reply, paths.memberAccount)
        }
        await sessions.signOut(doorOf(input, settings))
        if (member !== null) {
          const { websiteId, id: memberId } = member
          await belongings.leaveBehind({ websiteId, memberId }, input, { asCopy: false })
        }
        clearMemberCookies(input.reply, settings)
        return goTo(input.reply, '/')
      },
    },
  ]
}
