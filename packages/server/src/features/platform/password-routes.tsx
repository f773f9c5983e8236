import { email } from '@sitewright/model/accounts/account-answers'
import { type Failure, isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { emptyForm, type FormState } from '../../browser-forms/form-state'
import { goTo } from '../../browser-forms/go-to'
import { formOfFailure, readForm } from '../../browser-forms/read-form'
import type { Settings } from '../../ground/settings'
import type { Route, RouteInput } from '../../http/mount-routes'
import { showPage } from '../../platform-pages/show'
import { setDeviceCookie } from '../accounts/device-cookie'
import type { PasswordReset } from '../accounts/reset-password'
import { ForgotPasswordForm, NewPasswordForm, Notice } from './password-forms'

/** A new password by plain forms, on the platform's address alone. */
export function passwordRoutes(settings: Settings, reset: PasswordReset): Route[] {
  async function showForgot({ reply, findCaller }: RouteInput, form: FormState, status = 200) {
    const caller = await findCaller()
    const content = <ForgotPasswordForm form={form} crumb={caller.crumb} />
    return showPage(reply, settings, caller, { title: 'Forgot your password?', content, status })
  }

  async function takeForgot(input: RouteInput) {
    const values = readForm(input.request, ['email'])
    const parsed = email.safeParse(values.email)
    if (!parsed.success) {
      return showForgot(input, { values, errors: { email: parsed.error.issues[0]?.message ?? '' } }, 400)
    }
    const asked = await reset.request(parsed.data, input.address)
    if (isFailure(asked)) return showForgot(input, formOfFailure(values, asked), asked.status)
    // The same words whether there is such an account or not.
    const text = `If there’s an account for ${parsed.data}, we’ve sent an email with a link to choose a new password. The link works for one hour.`
    return showNotice(input, { title: 'Check your email', text, link: signInLink })
  }

  async function showNew(input: RouteInput, code: string, form: FormState, status = 200) {
    const caller = await input.findCaller()
    const content = <NewPasswordForm form={form} crumb={caller.crumb} code={code} />
    return showPage(input.reply, settings, caller, { title: 'Choose a new password', content, status })
  }

  async function takeNew(input: RouteInput) {
    const { code = '', password = '' } = readForm(input.request, ['code', 'password'])
    const changed = await reset.finish(code, password, input.address)
    if (!isFailure(changed)) {
      setDeviceCookie(input.reply, settings, changed.device)
      const text = 'You’re signed out everywhere, and your API keys no longer work. Sign in with your new password.'
      return showNotice(input, { title: 'Password changed', text, link: signInLink })
    }
    if (changed.code === 'account.code-expired') return showExpired(input, changed)
    return showNew(input, code, formOfFailure({}, changed), changed.status)
  }

  function showExpired(input: RouteInput, { text, status }: Pick<Failure, 'text' | 'status'>) {
    const link = { address: paths.platformForgotPassword, label: 'Request a new link' }
    return showNotice(input, { title: 'Link expired', text, link }, status)
  }

  async function showNotice(input: RouteInput, notice: Parameters<typeof Notice>[0], status = 200) {
    const caller = await input.findCaller()
    return showPage(input.reply, settings, caller, { title: notice.title, content: <Notice {...notice} />, status })
  }

  return [
    {
      method: 'GET',
      path: paths.platformForgotPassword,
      on: 'platform',
      handle: (input) => showForgot(input, emptyForm),
    },
    { method: 'POST', path: paths.platformForgotPassword, on: 'platform', handle: takeForgot },
    {
      method: 'GET',
      path: paths.platformNewPassword,
      on: 'platform',
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '')
        if (code === '') return goTo(input.reply, paths.platformForgotPassword)
        return showNew(input, code, emptyForm)
      },
    },
    { method: 'POST', path: paths.platformNewPassword, on: 'platform', handle: takeNew },
  ]
}

const signInLink = { address: paths.platformLogin, label: 'Sign in' } as const
