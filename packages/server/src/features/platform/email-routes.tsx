import { isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { goTo } from '../../browser-forms/go-to'
import { readForm } from '../../browser-forms/read-form'
import type { Settings } from '../../ground/settings'
import type { Route, RouteInput } from '../../http/mount-routes'
import { showPage } from '../../platform-pages/show'
import type { EmailVerification } from '../accounts/verify-email'
import { ConfirmEmailForm, Notice } from './password-forms'

const mySites = { address: paths.platformSites, label: 'Go to my sites' } as const

/** Confirming an email address: a page with a button, for programs that look into mails open addresses too. */
export function emailRoutes(settings: Settings, verification: EmailVerification): Route[] {
  async function showNotice(input: RouteInput, title: string, text: string, status = 200) {
    const content = <Notice title={title} text={text} link={mySites} />
    return showPage(input.reply, settings, await input.findCaller(), { title, content, status })
  }

  return [
    {
      method: 'GET',
      path: paths.platformConfirmEmail,
      on: 'platform',
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '')
        const caller = await input.findCaller()
        const content = <ConfirmEmailForm crumb={caller.crumb} code={code} />
        return showPage(input.reply, settings, caller, { title: 'Confirm your email address', content })
      },
    },
    {
      method: 'POST',
      path: paths.platformConfirmEmail,
      on: 'platform',
      handle: async (input) => {
        const confirmed = await verification.finish(readForm(input.request, ['code']).code ?? '')
        if (!isFailure(confirmed)) return showNotice(input, 'Email confirmed', 'Your email address is confirmed.')
        return showNotice(input, 'Link expired', confirmed.text, confirmed.status)
      },
    },
    {
      method: 'POST',
      path: paths.platformSendConfirmation,
      on: 'platform',
      handle: async (input) => {
        const { account } = await input.findCaller()
        if (account === null) return goTo(input.reply, paths.platformLogin)
        const sent = await verification.sendAgain(account)
        if (isFailure(sent)) return showNotice(input, 'Too many attempts', sent.text, sent.status)
        return showNotice(
          input,
          'Check your email',
          `We sent an email to ${account.email}. The link works for three days.`,
        )
      },
    },
  ]
}
