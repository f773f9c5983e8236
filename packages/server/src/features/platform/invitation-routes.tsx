import { isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { goTo } from '../../browser-forms/go-to'
import { readForm } from '../../browser-forms/read-form'
import type { Settings } from '../../ground/settings'
import type { Route, RouteInput } from '../../http/mount-routes'
import { showPage } from '../../platform-pages/show'
import type { Invitations } from '../contributors/invitations'
import { InvitationPage } from './invitation-page'
import { Notice } from './password-forms'

const home = { address: paths.platformHome, label: 'Go to Sitewright' } as const
const perMinute = 60

/** Where the link of an invitation leads. Opening it changes nothing, for programs that look into mails do so, too. */
export function invitationRoutes(settings: Settings, invitations: Invitations): Route[] {
  async function show(input: RouteInput, code: string, problem: string | null = null, status = 200) {
    const caller = await input.findCaller()
    const invitation = await invitations.read(code)
    if (invitation === null) return showEnded(input)
    const account = caller.account?.email ?? null
    const content = <InvitationPage {...{ invitation, account, code, problem, crumb: caller.crumb }} />
    return showPage(input.reply, settings, caller, { title: `Work on ${invitation.siteTitle}`, content, status })
  }

  async function showEnded(input: RouteInput) {
    const text = 'This invitation was used, was withdrawn or has expired. Ask the person who invited you for a new one.'
    const content = <Notice title="This invitation has ended" text={text} link={home} />
    const page = { title: 'This invitation has ended', content, status: 410 }
    return showPage(input.reply, settings, await input.findCaller(), page)
  }

  return [
    {
      method: 'GET',
      path: paths.platformInvitation,
      on: 'platform',
      perMinute,
      handle: (input) => show(input, String((input.request.query as { code?: unknown }).code ?? '').slice(0, 200)),
    },
    {
      method: 'POST',
      path: paths.platformInvitation,
      on: 'platform',
      perMinute,
      handle: async (input) => {
        const code = (readForm(input.request, ['code']).code ?? '').slice(0, 200)
        const { account } = await input.findCaller()
        if (account === null) return show(input, code)
        const accepted = await invitations.accept(code, account)
        if (!isFailure(accepted)) return goTo(input.reply, paths.platformSites)
        return accepted.code === 'account.code-expired'
          ? showEnded(input)
          : show(input, code, accepted.text, accepted.status)
      },
    },
  ]
}
