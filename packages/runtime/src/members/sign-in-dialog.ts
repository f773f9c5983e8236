import { addNextPath } from '@sitewright/model/accounts/member-header'
import { places } from '@sitewright/model/routes/places'
import { openDialog, type SiteDialog } from '../dialogs/site-dialogs'
import { buildLoginForm } from '../owner/login-form'
import { signIn } from './member-calls'

/** Signs a member in without leaving the page, which is then loaded anew: it may show more to a member. */
export function showSignInDialog(canJoin: boolean): SiteDialog {
  const join = {
    before: 'New here? ',
    text: 'Become a member',
    href: addNextPath(places.memberJoin, location.pathname),
  }
  const form = buildLoginForm({
    submitText: 'Sign in',
    rememberText: 'Keep me signed in on this device',
    links: [{ before: '', text: 'Forgot your password?', href: places.memberReset }, ...(canJoin ? [join] : [])],
    logIn: async (login) => {
      const problem = await signIn(login)
      if (problem === null) location.reload()
      return problem
    },
  })
  return openDialog({ title: 'Sign in', content: form, kind: 'no-buttons' })
}
