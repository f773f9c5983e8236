import type { HostFormState } from '@sitewright/blocks/host-pages/host-form'
import { MemberAccountPage } from '@sitewright/blocks/host-pages/member-account'
import { passwordChange } from '@sitewright/model/accounts/account-answers'
import { addNextPath } from '@sitewright/model/accounts/member-header'
import { memberProfileChange } from '@sitewright/model/accounts/members'
import { isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { checkXsrfToken } from '../../http/check-access'
import type { SignedInMember } from '../../http/endpoint'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { SiteDataSource } from '../../render/site-data'
import type { Settings } from '../../settings'
import { formOfIssues, readForm } from '../platform/read-form'
import { goTo } from '../platform/show'
import { listMemberLinks } from './member-links'
import { setMemberCookies } from './session-cookies'
import type { MemberSessions } from './sessions'
import { emptyState, type ShowMemberPage, stateOfFailure, websiteOf } from './show-page'
import { doorOf } from './sign-in-places'

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

const doneTexts: Readonly<Record<string, string>> = {
  name: 'Your name is saved.',
  password: 'Your password is changed. You are signed out everywhere else.',
}

/** Of members alone: who is none is asked to sign in. */
export function accountPlacesOfMembers({ settings, siteData, pages, sessions }: AccountParts): Omit<Place, 'on'>[] {
  async function show(input: PlaceInput, member: SignedInMember, { status = 200, done, ...shown }: Shown = {}) {
    const clean = await emptyState(input)
    const forms = { profile: { ...clean, values: { name: member.name } }, password: clean, ...shown }
    const { email, xsrfToken } = member
    const links = listMemberLinks(await siteData.load(websiteOf(input)))
    const note = done === undefined ? {} : { done }
    const content = <MemberAccountPage email={email} xsrfToken={xsrfToken} pages={links} {...forms} {...note} />
    return pages.show(input, 'memberAccount', { content, status })
  }

  /** Runs for a form that a page of this member's session sent. */
  function takeForm(
    names: readonly string[],
    take: (input: PlaceInput, member: SignedInMember, values: Record<string, string>) => Promise<unknown>,
  ) {
    return async (input: PlaceInput) => {
      const member = await input.findMember()
      if (member === null) return goTo(input.reply, addNextPath(places.memberLogin, places.memberAccount))
      const { xsrfToken, ...values } = readForm(input.request, [...names, 'xsrfToken'])
      const refusal = checkXsrfToken(member, xsrfToken)
      if (refusal === null) return take(input, member, values)
      const profile = await stateOfFailure(input, { name: member.name }, refusal)
      return show(input, member, { profile, status: 403 })
    }
  }

  return [
    {
      method: 'GET',
      path: places.memberAccount,
      handle: async (input) => {
        const member = await input.findMember()
        if (member === null) return goTo(input.reply, addNextPath(places.memberLogin, places.memberAccount))
        const done = doneTexts[String((input.request.query as { done?: unknown }).done)]
        return show(input, member, done === undefined ? {} : { done })
      },
    },
    {
      method: 'POST',
      path: places.memberAccount,
      handle: takeForm(['name'], async (input, member, values) => {
        const change = memberProfileChange.safeParse({ name: values.name })
        if (!change.success) {
          const profile = { ...formOfIssues(values, change.error), crumb: (await input.findCaller()).crumb }
          return show(input, member, { profile, status: 400 })
        }
        await sessions.changeName(member, change.data.name)
        return goTo(input.reply, `${places.memberAccount}?done=name`)
      }),
    },
    {
      method: 'POST',
      path: places.memberPassword,
      handle: takeForm(['oldPassword', 'newPassword'], async (input, member, values) => {
        const change = passwordChange.safeParse(values)
        if (!change.success) {
          const password = { ...formOfIssues({}, change.error), crumb: (await input.findCaller()).crumb }
          return show(input, member, { password, status: 400 })
        }
        const opened = await sessions.changePassword(member, change.data, doorOf(input, settings))
        if (isFailure(opened)) {
          return show(input, member, {
            password: await stateOfFailure(input, {}, opened),
            status: opened.status,
          })
        }
        setMemberCookies(input.reply, settings, opened)
        return goTo(input.reply, `${places.memberAccount}?done=password`)
      }),
    },
  ]
}
