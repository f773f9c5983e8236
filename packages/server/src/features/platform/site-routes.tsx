import { createReadStream, existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isFailure } from '@sitewright/model/failures/catalog'
import { paths } from '@sitewright/model/routes/paths'
import { siteIdentifier } from '@sitewright/model/site/settings'
import { newSite } from '@sitewright/model/site/site-answers'
import { emptyForm, type FormState } from '../../browser-forms/form-state'
import { goTo } from '../../browser-forms/go-to'
import { formOfFailure, formOfIssues, readForm } from '../../browser-forms/read-form'
import type { Settings } from '../../ground/settings'
import { builtInAddress, sitesHost } from '../../hosts/host-names'
import type { Caller, SignedInAccount } from '../../http/endpoint'
import type { Route, RouteInput } from '../../http/mount-routes'
import { showPage } from '../../platform-pages/show'
import type { EmailVerification } from '../accounts/verify-email'
import type { Templates } from '../sites/load-template'
import type { Sites } from '../sites/service'
import { Landing } from './landing'
import { MySites } from './my-sites'
import { NewSite } from './new-site'
import { identifierFromTitle } from './site-identifier'

export interface SiteRouteParts {
  readonly settings: Settings
  readonly sites: Sites
  readonly verification: EmailVerification
  readonly templates: Templates
}

const pictureTypes: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png' }

export function siteRoutes({ settings, sites, templates, verification }: SiteRouteParts): Route[] {
  /** Pages for signed-in people send others to the sign-in, and back afterwards. */
  function forAccount(handle: (input: RouteInput, account: SignedInAccount, caller: Caller) => Promise<unknown>) {
    return async (input: RouteInput) => {
      const caller = await input.findCaller()
      if (caller.account === null) return goTo(input.reply, `${paths.platformLogin}?next=${paths.platformSites}`)
      return handle(input, caller.account, caller)
    }
  }

  /** The site's own address leads on to the panel, and learns on the way whose browser this is. */
  function openSite({ reply }: RouteInput, identifier: string) {
    const isName = siteIdentifier.safeParse(identifier).success
    return goTo(reply, isName ? `${builtInAddress(settings, identifier)}${paths.config}` : paths.platformSites)
  }

  async function showNewSite(input: RouteInput, caller: Caller, form: FormState) {
    const props = { templates: await sites.listTemplates(), addressEnd: `.${sitesHost(settings)}`, form }
    return showPage(input.reply, settings, caller, {
      title: 'New site',
      content: <NewSite {...props} crumb={caller.crumb} />,
      status: Object.keys(form.errors).length === 0 ? 200 : 400,
    })
  }

  async function takeNewSite(input: RouteInput, account: SignedInAccount, caller: Caller) {
    const values = readForm(input.request, ['title', 'description', 'email', 'identifier', 'template'])
    const identifier = (values.identifier || identifierFromTitle(values.title ?? '')).toLowerCase()
    const { email = '', ...given } = values
    const parsed = newSite.safeParse({ ...given, identifier, ...(email === '' ? {} : { email }) })
    if (!parsed.success) return showNewSite(input, caller, formOfIssues({ ...values, identifier }, parsed.error))
    const made = await sites.createSite(account.id, parsed.data)
    if (isFailure(made)) return showNewSite(input, caller, formOfFailure({ ...values, identifier }, made))
    return openSite(input, made.identifier)
  }

  return [
    {
      method: 'GET',
      path: paths.platformHome,
      on: 'platform',
      handle: async ({ reply, findCaller }) => {
        const caller = await findCaller()
        const content = <Landing isSignedIn={caller.account !== null} />
        return showPage(reply, settings, caller, { title: 'A site you’re proud to show', content })
      },
    },
    {
      method: 'GET',
      path: paths.platformSites,
      on: 'platform',
      handle: forAccount(async ({ reply }, account, caller) => {
        const unconfirmed = (await verification.isVerified(account.id)) ? null : account.email
        const mine = await sites.listMine(account.id)
        const content = <MySites sites={mine} crumb={caller.crumb} unconfirmed={unconfirmed} />
        return showPage(reply, settings, caller, { title: 'My sites', content })
      }),
    },
    {
      method: 'GET',
      path: paths.platformNewSite,
      on: 'platform',
      handle: forAccount((input, { email }, caller) => showNewSite(input, caller, { ...emptyForm, values: { email } })),
    },
    { method: 'POST', path: paths.platformNewSite, on: 'platform', perMinute: 60, handle: forAccount(takeNewSite) },
    {
      method: 'POST',
      path: paths.platformOpenSite,
      on: 'platform',
      handle: forAccount(async (input) => openSite(input, readForm(input.request, ['identifier']).identifier ?? '')),
    },
    templatePicturePlace(templates),
  ]
}

function templatePicturePlace(templates: Templates): Route {
  return {
    method: 'GET',
    path: paths.templatePreview,
    on: 'platform',
    handle: async ({ request, reply }) => {
      const template = await templates.load((request.params as { name: string }).name)
      const file = template?.site.preview
      const type = file === undefined ? undefined : pictureTypes[extname(file)]
      if (!template?.folder || file === undefined || type === undefined) return reply.callNotFound()
      const path = join(template.folder, file)
      if (!existsSync(path)) return reply.callNotFound()
      return reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=3600')
        .send(createReadStream(path))
    },
  }
}
