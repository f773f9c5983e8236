import type { HostFormState } from '@sitewright/blocks/host-pages/host-form'
import { MemberAccountPage } from '@sitewright/blocks/host-pages/member-account'
import { passwordChange } from '@sitewright/model/accounts/account-answers'
import { addNextPath } from '@sitewright/model/accounts/member-header'
import { memberProfileChange } from '@sitewright/model/accounts/members'
import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { goTo } from '../../../browser-forms/go-to'
import { readForm } from '../../../browser-forms/read-form'
import type { Settings } from '../../../ground/settings'
import { checkXsrfToken } from '../../../http/check-access'
import type { SignedInMember } from '../../../http/endpoint'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { SiteDataSource } from '../../../render/site-data'
import { setMemberCookies } from '../sessions/session-cookies'
import type { MemberSessions } from '../sessions/sessions'
import { listMemberLinks } from './member-links'
import { emptyState, type ShowMemberPage, websiteOf } from './show-page'
import { doorOf } from './sign-in-routes'

interface AccountParts {
  readonly settings: Settings
  readonly siteData: SiteDataSource
  readonly pages: ShowMemberPage
  readonly sessions: MemberSessions
}

interface Shown {
  readonly profile?: HostFormState
  readonly password?: HostFormState
  readonly done?: string
  readonly status?: number
}

/** Of members alone: who is none is asked to sign in. */
export function accountRoutesOfMembers({ settings, siteData, pages, sessions }: AccountParts): Omit<Route, 'on'>[] {
  async function show(input: RouteInput, member: SignedInMember, { status = 200, done, ...shown }: Shown = {}) {
    const clean = await emptyState(input)
    const forms = { profile: { ...clean, values: { name: member.name } }, password: clean, ...shown }
    const { email, xsrfToken } = member
    const site = await siteData.load(websiteOf(input))
    const links = listMemberLinks(site)
    const note = done === undefined ? {} : { done }
    const content = (
      <MemberAccountPage texts={site.texts} email={email} xsrfToken={xsrfToken} pages={links} {...forms} {...note} />
    )
    return pages.show(input, 'memberAccount', { content, status })
  }

  /** Runs for a form that a page of this member's session sent. */
  function takeForm(
    names: readonly string[],
    take: (input: RouteInput, member: SignedInMember, values: Record<string, string>) => Promise<unknown>,
  ) {
    return async (input: RouteInput) => {
      const member = await input.findMember()
      if (member === null) return goTo(input.reply, addNextPath(paths.memberLogin, paths.memberAccount))
      const { xsrfToken, ...values } = readForm(input.request, [...names, 'xsrfToken'])
      const refusal = checkXsrfToken(member, xsrfToken)
      if (refusal === null) return take(input, member, values)
      const profile = await pages.stateOfFailure(input, { name: member.name }, refusal)
      return show(input, member, { profile, status: 403 })
    }
  }

  return [
    {
      method: 'GET',
      path: paths.memberAccount,
      handle: async (input) => {
        const member = await input.findMember()
        if (member === null) return goTo(input.reply, addNextPath(paths.memberLogin, paths.memberAccount))
        const asked = (input.request.query as { done?: unknown }).done
        const { done: doneTexts } = (await pages.texts(input)).members.own
        const done = asked === 'name' || asked === 'password' ? doneTexts[asked] : undefined
        return show(input, member, done === undefined ? {} : { done })
      },
    },
    {
      method: 'POST',
      path: paths.memberAccount,
      handle: takeForm(['name'], async (input, member, values) => {
        const change = memberProfileChange.safeParse({ name: values.name })
        if (!change.success) {
          const profile = await pages.stateOfFailure(input, values, fail('request.invalid', { issues: change.error }))
          return show(input, member, { profile, status: 400 })
        }
        await sessions.changeName(member, change.data.name)
        return goTo(input.reply, `${paths.memberAccount}?done=name`)
      }),
    },
    {
      method: 'POST',
      path: paths.memberPassword,
      handle: takeForm(['oldPassword', 'newPassword'], async (input, member, values) => {
        const change = passwordChange.safeParse(values)
        if (!change.success) {
          const password = await pages.stateOfFailure(input, {}, fail('request.invalid', { issues: change.error }))
          return show(input, member, { password, status: 400 })
        }
        const opened = await sessions.changePassword(member, change.data, doorOf(input, settings))
        if (isFailure(opened)) {
          return show(input, member, {
            password: await pages.stateOfFailure(input, {}, opened),
            status: opened.status,
          })
        }
        setMemberCookies(input.reply, settings, opened)
        return goTo(input.reply, `${paths.memberAccount}?done=password`)
      }),
    },
  ]
}
