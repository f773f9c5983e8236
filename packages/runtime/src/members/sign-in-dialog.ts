import { addNextPath } from '@sitewright/model/accounts/member-header'
import { paths } from '@sitewright/model/routes/paths'
import type { MemberScriptTexts } from '@sitewright/model/visitor-texts/script-texts'
import { openDialog, type SiteDialog } from '../dialogs/site-dialogs'
import { buildLoginForm } from './login-form'
import { signIn } from './member-calls'

/** Signs a member in without leaving the page, which is then loaded anew: it may show more to a member. */
export function showSignInDialog(canJoin: boolean, texts: MemberScriptTexts): SiteDialog {
  const join = {
    before: `${texts.newHere} `,
    text: texts.becomeMember,
    href: addNextPath(paths.memberJoin, location.pathname),
  }
  const form = buildLoginForm({
    labels: texts,
    submitText: texts.signIn,
    rememberText: texts.rememberMe,
    links: [{ before: '', text: texts.forgotPassword, href: paths.memberReset }, ...(canJoin ? [join] : [])],
    logIn: async (login) => {
      const problem = await signIn(login)
      if (problem === null) location.reload()
      return problem
    },
  })
  return openDialog({ title: texts.signIn, content: form, kind: 'no-buttons' })
}
