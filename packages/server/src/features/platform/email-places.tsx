import { isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { Settings } from '../../settings'
import type { EmailVerification } from '../accounts/verify-email'
import { ConfirmEmailForm, Notice } from './password-forms'
import { readForm } from './read-form'
import { goTo, showPage } from './show'

const mySites = { address: places.platformSites, label: 'Go to my sites' } as const

/** Confirming an e-mail address: a page with a button, for programs that look into mails open addresses too. */
export function emailPlaces(settings: Settings, verification: EmailVerification): Place[] {
  async function showNotice(input: PlaceInput, title: string, text: string, status = 200) {
    const content = <Notice title={title} text={text} link={mySites} />
    return showPage(input.reply, settings, await input.findCaller(), { title, content, status })
  }

  return [
    {
      method: 'GET',
      path: places.platformConfirmEmail,
      on: 'platform',
      handle: async (input) => {
        const code = String((input.request.query as { code?: unknown }).code ?? '')
        const caller = await input.findCaller()
        const content = <ConfirmEmailForm crumb={caller.crumb} code={code} />
        return showPage(input.reply, settings, caller, { title: 'Confirm your e-mail address', content })
      },
    },
    {
      method: 'POST',
      path: places.platformConfirmEmail,
      on: 'platform',
      handle: async (input) => {
        const confirmed = await verification.finish(readForm(input.request, ['code']).code ?? '')
        if (!isFailure(confirmed)) return showNotice(input, 'Thank you', 'Your e-mail address is confirmed.')
        return showNotice(input, 'Too late', confirmed.text, confirmed.status)
      },
    },
    {
      method: 'POST',
      path: places.platformSendConfirmation,
      on: 'platform',
      handle: async (input) => {
        const { account } = await input.findCaller()
        if (account === null) return goTo(input.reply, places.platformLogin)
        const sent = await verification.sendAgain(account)
        if (isFailure(sent)) return showNotice(input, 'Not so fast', sent.text, sent.status)
        return showNotice(input, 'Look into your mail', `A mail to ${account.email} is on its way.`)
      },
    },
  ]
}
