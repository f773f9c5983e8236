import { buildPanelAddress } from '@sitewright/model/navigation/panel-address'
import { api } from '@sitewright/model/routes/api'
import { places } from '@sitewright/model/routes/places'
import type { PageContext } from '../context/read-context'
import { call } from '../data/site-calls'
import { openDialog, type SiteDialog } from '../dialogs/site-dialogs'
import { buildLoginForm } from './login-form'

/** For owners who are not signed in. Signing in works on the site's built-in address alone. */
export function showLoginDialog(context: PageContext): SiteDialog {
  const panel = buildPanelAddress(location.pathname + location.search)
  const builtIn = context.readText('website', 'builtInAddress')
  const signUpAddress = `${context.readText('website', 'platformAddress')}${places.platformSignup}`
  if (builtIn !== '' && builtIn !== location.origin) {
    const link = document.createElement('a')
    link.className = 'button'
    link.dataset.kind = 'primary'
    link.href = builtIn + panel
    link.textContent = 'Go to log in'
    return openDialog({
      title: 'Log in',
      text: 'Log in at the address of your site’s panel.',
      content: link,
      kind: 'no-buttons',
    })
  }
  const form = buildLoginForm({
    submitText: 'Log in',
    links: [{ before: 'New here? ', text: 'Sign up', href: signUpAddress }],
    logIn: async ({ email, password }) => {
      const answer = await call('POST', api.login, { body: { email, password } })
      if (!answer.isOk) return answer.failure.message
      location.assign(panel)
      return null
    },
  })
  return openDialog({ title: 'Log in', content: form, kind: 'no-buttons' })
}
