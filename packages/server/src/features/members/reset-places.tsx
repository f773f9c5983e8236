import { MemberForgotPage, MemberNewPasswordPage } from '@sitewright/blocks/host-pages/member-forms'
import { memberResetRequest } from '@sitewright/model/accounts/members'
import { isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import type { Place, PlaceInput } from '../../http/mount-places'
import { formOfIssues, readForm } from '../platform/read-form'
import type { MemberReset } from './reset'
import { emptyState, type ShowMemberPage, stateOfFailure, websiteOf } from './show-page'

interface ResetParts {
  readonly pages: ShowMemberPage
  readonly reset: MemberReset
}

const signIn = { href: places.memberLogin, label: 'Sign in' } as const

/** With a code the page takes the new password, without one the address that the code is sent to. */
export function resetPlaces({ pages, reset }: ResetParts): Omit<Place, 'on'>[] {
  async function takeAddress(input: PlaceInput) {
    const values = readForm(input.request, ['email'])
    const asked = memberResetRequest.safeParse(values)
    if (!asked.success) {
      const state = { ...formOfIssues(values, asked.error), crumb: (await input.findCaller()).crumb }
      return pages.show(input, 'memberReset', { content: <MemberForgotPage state={state} />, status: 400 })
    }
    const asker = { websiteId: websiteOf(input).id, address: input.address }
    const refusal = await reset.request(asked.data.email, asker)
    if (isFailure(refusal)) {
      const state = await stateOfFailure(input, values, refusal)
      return pages.show(input, 'memberReset', { content: <MemberForgotPage state={state} />, status: refusal.status })
    }
    // The same words whether there is such a member or not.
    const text = `If ${asked.data.email} is a member’s address, a mail with the next step is on its way. It works for an hour.`
    return pages.note(input, 'memberReset', { heading: 'Look into your mail', text, link: signIn })
  }

  async function takePassword(input: PlaceInput, code: string, password: string) {
    const refusal = await reset.finish(code, password, { websiteId: websiteOf(input).id, address: input.address })
    if (!isFailure(refusal)) {
      const text = 'Your password is saved. Sign in with it.'
      return pages.note(input, 'memberReset', { heading: 'Welcome', text, link: signIn })
    }
    if (refusal.code === 'account.code-expired') {
      const link = { href: places.memberReset, label: 'Ask for a new one' }
      return pages.note(input, 'memberReset', { heading: 'Too late', text: refusal.text, link }, refusal.status)
    }
    const content = <MemberNewPasswordPage state={await stateOfFailure(input, {}, refusal)} code={code} />
    return pages.show(input, 'memberReset', { content, status: refusal.status })
  }

  return [
    {
      method: 'GET',
      path: places.memberReset,
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '').slice(0, 200)
        const state = await emptyState(input)
        const content =
          code === '' ? <MemberForgotPage state={state} /> : <MemberNewPasswordPage state={state} code={code} />
        return pages.show(input, 'memberReset', { content })
      },
    },
    {
      method: 'POST',
      path: places.memberReset,
      handle: async (input) => {
        const { code = '', password = '' } = readForm(input.request, ['code', 'password'])
        return code === '' ? takeAddress(input) : takePassword(input, code, password)
      },
    },
  ]
}
