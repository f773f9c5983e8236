import { paths } from '@sitewright/model/routes/paths'
import { clientOn, type NewSite } from './new-site'
import { addressInMail } from './read-mail'

/** As the button behind the mail does: from then on the owner may put code on the site. */
export async function confirmEmail({ email }: NewSite): Promise<void> {
  const code = new URL(await addressInMail(email, 'Confirm your email address')).searchParams.get('code') ?? ''
  const content = new URLSearchParams({ code }).toString()
  const raw = { content, contentType: 'application/x-www-form-urlencoded' }
  const { status, text } = await clientOn('localhost').post(paths.platformConfirmEmail, undefined, { raw })
  if (status !== 200) throw new Error(`Expected 200, got ${status}: ${text}`)
}
