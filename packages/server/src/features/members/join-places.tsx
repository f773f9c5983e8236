import type { HostFormState } from '@sitewright/blocks/host-pages/host-form'
import { MemberConfirmPage, MemberJoinPage } from '@sitewright/blocks/host-pages/member-forms'
import { addNextPath } from '@sitewright/model/accounts/member-header'
import { memberSignUp } from '@sitewright/model/accounts/members'
import { fail, isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import type { Place, PlaceInput } from '../../http/mount-places'
import { readNextPath } from '../platform/next-path'
import { formOfIssues, readForm } from '../platform/read-form'
import type { MemberJoining } from './join'
import { emptyState, type ShowMemberPage, stateOfFailure, websiteOf } from './show-page'

interface JoinParts {
  readonly pages: ShowMemberPage
  readonly joining: MemberJoining
}

const home = { href: '/', label: 'Go to the home page' } as const

export function joinPlaces({ pages, joining }: JoinParts): Omit<Place, 'on'>[] {
  function showForm(input: PlaceInput, state: HostFormState, next: string, status = 200) {
    return pages.show(input, 'memberJoin', { content: <MemberJoinPage state={state} next={next} />, status })
  }

  function showClosed(input: PlaceInput) {
    const closed = fail('member.sign-up-closed')
    return pages.note(input, 'memberJoin', { heading: 'Become a member', text: closed.text, link: home }, closed.status)
  }

  return [
    {
      method: 'GET',
      path: places.memberJoin,
      handle: async (input) => {
        if (!(await joining.isOpen(websiteOf(input).id))) return showClosed(input)
        const next = readNextPath((input.request.query as { next?: unknown }).next, '')
        return showForm(input, await emptyState(input), next)
      },
    },
    {
      method: 'POST',
      path: places.memberJoin,
      handle: async (input) => {
        const { password = '', ...values } = readForm(input.request, ['email', 'password', 'name', 'next'])
        const next = readNextPath(values.next, '')
        const asked = memberSignUp.safeParse({ email: values.email, password, name: values.name, next })
        if (!asked.success) {
          const state = { ...formOfIssues(values, asked.error), crumb: (await input.findCaller()).crumb }
          return showForm(input, state, next, 400)
        }
        const refusal = await joining.request(websiteOf(input).id, asked.data, input.address)
        if (isFailure(refusal)) {
          if (refusal.code === 'member.sign-up-closed') return showClosed(input)
          return showForm(input, await stateOfFailure(input, values, refusal), next, refusal.status)
        }
        // The same words whether the address is a member's or not.
        const text = `A mail with the next step is on its way to ${asked.data.email}. It works for three days.`
        return pages.note(input, 'memberJoin', { heading: 'Look into your mail', text, link: home })
      },
    },
    {
      method: 'GET',
      path: places.memberConfirm,
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '').slice(0, 200)
        const content = <MemberConfirmPage state={await emptyState(input)} code={code} />
        return pages.show(input, 'memberConfirm', { content })
      },
    },
    {
      method: 'POST',
      path: places.memberConfirm,
      handle: async (input) => {
        const { code = '' } = readForm(input.request, ['code'])
        const joined = await joining.confirm(websiteOf(input).id, code, input.address)
        if (isFailure(joined)) {
          const link = { href: places.memberJoin, label: 'Join again' }
          const heading = joined.code === 'account.code-expired' ? 'Too late' : 'Please wait'
          return pages.note(input, 'memberConfirm', { heading, text: joined.text, link }, joined.status)
        }
        const link = { href: addNextPath(places.memberLogin, joined.nextPath), label: 'Sign in' }
        const text = 'Sign in with your e-mail address and the password that you chose.'
        return pages.note(input, 'memberConfirm', { heading: 'You are a member', text, link })
      },
    },
  ]
}
