import { email } from '@sitewright/model/accounts/account-answers'
import { type Failure, isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { Settings } from '../../settings'
import type { PasswordReset } from '../accounts/reset-password'
import { emptyForm, type FormState } from './form-field'
import { ForgotPasswordForm, NewPasswordForm, Notice } from './password-forms'
import { formOfFailure, readForm } from './read-form'
import { goTo, showPage } from './show'

/** A new password by plain forms, on the platform's address alone. */
export function passwordPlaces(settings: Settings, reset: PasswordReset): Place[] {
  async function showForgot({ reply, findCaller }: PlaceInput, form: FormState, status = 200) {
    const caller = await findCaller()
    const content = <ForgotPasswordForm form={form} crumb={caller.crumb} />
    return showPage(reply, settings, caller, { title: 'Forgot your password?', content, status })
  }

  async function takeForgot(input: PlaceInput) {
    const values = readForm(input.request, ['email'])
    const parsed = email.safeParse(values.email)
    if (!parsed.success) {
      return showForgot(input, { values, errors: { email: parsed.error.issues[0]?.message ?? '' } }, 400)
    }
    const asked = await reset.request(parsed.data, input.address)
    if (isFailure(asked)) return showForgot(input, formOfFailure(values, asked), asked.status)
    // The same words whether there is such an account or not.
    const text = `If an account has the address ${parsed.data}, a mail with the next step is on its way. It works for an hour.`
    return showNotice(input, { title: 'Look into your mail', text, link: signInLink })
  }

  async function showNew(input: PlaceInput, code: string, form: FormState, status = 200) {
    const caller = await input.findCaller()
    const content = <NewPasswordForm form={form} crumb={caller.crumb} code={code} />
    return showPage(input.reply, settings, caller, { title: 'Choose a new password', content, status })
  }

  async function takeNew(input: PlaceInput) {
    const { code = '', password = '' } = readForm(input.request, ['code', 'password'])
    const changed = await reset.finish(code, password, input.address)
    if (!isFailure(changed)) {
      const text = 'Your password is changed, and you are signed out everywhere.'
      return showNotice(input, { title: 'Welcome back', text, link: signInLink })
    }
    if (changed.code === 'account.code-expired') return showExpired(input, changed)
    return showNew(input, code, formOfFailure({}, changed), changed.status)
  }

  function showExpired(input: PlaceInput, { text, status }: Pick<Failure, 'text' | 'status'>) {
    const link = { address: places.platformForgotPassword, label: 'Ask for a new one' }
    return showNotice(input, { title: 'Too late', text, link }, status)
  }

  async function showNotice(input: PlaceInput, notice: Parameters<typeof Notice>[0], status = 200) {
    const caller = await input.findCaller()
    return showPage(input.reply, settings, caller, { title: notice.title, content: <Notice {...notice} />, status })
  }

  return [
    {
      method: 'GET',
      path: places.platformForgotPassword,
      on: 'platform',
      handle: (input) => showForgot(input, emptyForm),
    },
    { method: 'POST', path: places.platformForgotPassword, on: 'platform', handle: takeForgot },
    {
      method: 'GET',
      path: places.platformNewPassword,
      on: 'platform',
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '')
        if (code === '') return goTo(input.reply, places.platformForgotPassword)
        return showNew(input, code, emptyForm)
      },
    },
    { method: 'POST', path: places.platformNewPassword, on: 'platform', handle: takeNew },
  ]
}

const signInLink = { address: places.platformLogin, label: 'Sign in' } as const
