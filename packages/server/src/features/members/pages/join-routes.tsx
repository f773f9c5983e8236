import type { HostFormState } from '@sitewright/blocks/host-pages/host-form'
import { MemberConfirmPage, MemberJoinPage } from '@sitewright/blocks/host-pages/member-forms'
import { addNextPath } from '@sitewright/model/accounts/member-header'
import { memberSignUp } from '@sitewright/model/accounts/members'
import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { readNextPath } from '../../../browser-forms/next-path'
import { readForm } from '../../../browser-forms/read-form'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { MemberJoining } from '../joining/join'
import { emptyState, type ShowMemberPage, websiteOf } from './show-page'

interface JoinParts {
  readonly pages: ShowMemberPage
  readonly joining: MemberJoining
}

export function joinRoutes({ pages, joining }: JoinParts): Omit<Route, 'on'>[] {
  async function showForm(input: RouteInput, state: HostFormState, next: string, status = 200) {
    const content = <MemberJoinPage texts={await pages.texts(input)} state={state} next={next} />
    return pages.show(input, 'memberJoin', { content, status })
  }

  async function showClosed(input: RouteInput) {
    const texts = await pages.texts(input)
    const { text, status } = sayFailure(fail('member.sign-up-closed'), texts)
    const link = { href: '/', label: texts.page.goHome }
    return pages.note(input, 'memberJoin', { heading: texts.members.becomeMember, text, link }, status)
  }

  return [
    {
      method: 'GET',
      path: paths.memberJoin,
      handle: async (input) => {
        if (!(await joining.isOpen(websiteOf(input).id))) return showClosed(input)
        const next = readNextPath((input.request.query as { next?: unknown }).next, '')
        return showForm(input, await emptyState(input), next)
      },
    },
    {
      method: 'POST',
      path: paths.memberJoin,
      handle: async (input) => {
        const { password = '', ...values } = readForm(input.request, ['email', 'password', 'name', 'next'])
        const next = readNextPath(values.next, '')
        const asked = memberSignUp.safeParse({ email: values.email, password, name: values.name, next })
        if (!asked.success) {
          const state = await pages.stateOfFailure(input, values, fail('request.invalid', { issues: asked.error }))
          return showForm(input, state, next, 400)
        }
        const refusal = await joining.request(websiteOf(input).id, asked.data, input.address)
        if (isFailure(refusal)) {
          if (refusal.code === 'member.sign-up-closed') return showClosed(input)
          return showForm(input, await pages.stateOfFailure(input, values, refusal), next, refusal.status)
        }
        // The same words whether the address is a member's or not.
        const { members, page } = await pages.texts(input)
        const text = fillWords(members.joining.sent, { email: asked.data.email })
        const link = { href: '/', label: page.goHome }
        return pages.note(input, 'memberJoin', { heading: members.checkEmail, text, link })
      },
    },
    {
      method: 'GET',
      path: paths.memberConfirm,
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '').slice(0, 200)
        const content = (
          <MemberConfirmPage texts={await pages.texts(input)} state={await emptyState(input)} code={code} />
        )
        return pages.show(input, 'memberConfirm', { content })
      },
    },
    {
      method: 'POST',
      path: paths.memberConfirm,
      handle: async (input) => {
        const { code = '' } = readForm(input.request, ['code'])
        const all = await pages.texts(input)
        const { joining: texts, signIn } = all.members
        const joined = await joining.confirm(websiteOf(input).id, code, input.address)
        if (isFailure(joined)) {
          const link = { href: paths.memberJoin, label: texts.again }
          const heading = joined.code === 'account.code-expired' ? texts.tooLate : texts.wait
          const { text, status } = sayFailure(joined, all)
          return pages.note(input, 'memberConfirm', { heading, text, link }, status)
        }
        const link = { href: addNextPath(paths.memberLogin, joined.nextPath), label: signIn }
        return pages.note(input, 'memberConfirm', { heading: texts.joined, text: texts.joinedHint, link })
      },
    },
  ]
}
