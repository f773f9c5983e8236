import { MemberForgotPage, MemberNewPasswordPage } from '@sitewright/blocks/host-pages/member-forms'
import { memberResetRequest } from '@sitewright/model/accounts/members'
import { fail, isFailure } from '@sitewright/model/failures/catalog'
import { sayFailure } from '@sitewright/model/failures/say-failure'
import { paths } from '@sitewright/model/routes/paths'
import { fillWords } from '@sitewright/model/strings/fill-words'
import { readForm } from '../../../browser-forms/read-form'
import type { Route, RouteInput } from '../../../http/mount-routes'
import type { MemberReset } from '../joining/reset'
import { emptyState, type ShowMemberPage, websiteOf } from './show-page'

interface ResetParts {
  readonly pages: ShowMemberPage
  readonly reset: MemberReset
}

/** With a code the page takes the new password, without one the address that the code is sent to. */
export function resetRoutes({ pages, reset }: ResetParts): Omit<Route, 'on'>[] {
  async function takeAddress(input: RouteInput) {
    const texts = await pages.texts(input)
    const { checkEmail, signIn, reset: resetTexts } = texts.members
    const values = readForm(input.request, ['email'])
    const asked = memberResetRequest.safeParse(values)
    if (!asked.success) {
      const state = await pages.stateOfFailure(input, values, fail('request.invalid', { issues: asked.error }))
      return pages.show(input, 'memberReset', {
        content: <MemberForgotPage texts={texts} state={state} />,
        status: 400,
      })
    }
    const asker = { websiteId: websiteOf(input).id, address: input.address }
    const refusal = await reset.request(asked.data.email, asker)
    if (isFailure(refusal)) {
      const state = await pages.stateOfFailure(input, values, refusal)
      return pages.show(input, 'memberReset', {
        content: <MemberForgotPage texts={texts} state={state} />,
        status: refusal.status,
      })
    }
    // The same words whether there is such a member or not.
    const text = fillWords(resetTexts.sent, { email: asked.data.email })
    const link = { href: paths.memberLogin, label: signIn }
    return pages.note(input, 'memberReset', { heading: checkEmail, text, link })
  }

  async function takePassword(input: RouteInput, code: string, password: string) {
    const texts = await pages.texts(input)
    const { signIn, reset: resetTexts } = texts.members
    const refusal = await reset.finish(code, password, { websiteId: websiteOf(input).id, address: input.address })
    if (!isFailure(refusal)) {
      const link = { href: paths.memberLogin, label: signIn }
      return pages.note(input, 'memberReset', { heading: resetTexts.saved, text: resetTexts.savedHint, link })
    }
    if (refusal.code === 'account.code-expired') {
      const link = { href: paths.memberReset, label: resetTexts.again }
      const { text, status } = sayFailure(refusal, texts)
      return pages.note(input, 'memberReset', { heading: resetTexts.tooLate, text, link }, status)
    }
    const state = await pages.stateOfFailure(input, {}, refusal)
    const content = <MemberNewPasswordPage texts={texts} state={state} code={code} />
    return pages.show(input, 'memberReset', { content, status: refusal.status })
  }

  return [
    {
      method: 'GET',
      path: paths.memberReset,
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '').slice(0, 200)
        const state = await emptyState(input)
        const texts = await pages.texts(input)
        const content =
          code === '' ? (
            <MemberForgotPage texts={texts} state={state} />
          ) : (
            <MemberNewPasswordPage texts={texts} state={state} code={code} />
          )
        return pages.show(input, 'memberReset', { content })
      },
    },
    {
      method: 'POST',
      path: paths.memberReset,
      handle: async (input) => {
        const { code = '', password = '' } = readForm(input.request, ['code', 'password'])
        return code === '' ? takeAddress(input) : takePassword(input, code, password)
      },
    },
  ]
}
