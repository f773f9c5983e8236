import { createReadStream, existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isFailure } from '@sitewright/model/failures/catalogue'
import { places } from '@sitewright/model/routes/places'
import { newSite } from '@sitewright/model/site/site-answers'
import type { Caller, SignedInAccount } from '../../http/endpoint'
import type { Place, PlaceInput } from '../../http/mount-places'
import type { Settings } from '../../settings'
import { readDoor } from '../accounts/doors'
import type { Handover } from '../accounts/handover'
import { setSessionCookies } from '../accounts/session-cookies'
import type { EmailVerification } from '../accounts/verify-email'
import type { Templates } from '../sites/load-template'
import type { Sites } from '../sites/service'
import { emptyForm, type FormState } from './form-field'
import { Landing } from './landing'
import { MySites } from './my-sites'
import { NewSite } from './new-site'
import { formOfFailure, formOfIssues, readForm } from './read-form'
import { goTo, showPage } from './show'
import { identifierFromTitle } from './site-identifier'

export interface SitePlacesParts {
  readonly settings: Settings
  readonly sites: Sites
  readonly verification: EmailVerification
  readonly templates: Templates
  readonly handover: Handover
}

const pictureTypes: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.png': 'image/png' }

export function sitePlaces({ settings, sites, templates, handover, verification }: SitePlacesParts): Place[] {
  /** Pages for signed-in people send others to the sign-in, and back afterwards. */
  function forAccount(handle: (input: PlaceInput, account: SignedInAccount, caller: Caller) => Promise<unknown>) {
    return async (input: PlaceInput) => {
      const caller = await input.findCaller()
      if (caller.account === null) return goTo(input.reply, `${places.platformLogin}?next=${places.platformSites}`)
      return handle(input, caller.account, caller)
    }
  }

  async function openSite(input: PlaceInput, account: SignedInAccount, identifier: string) {
    const address = await handover.start(account, identifier)
    return goTo(input.reply, isFailure(address) ? places.platformSites : address)
  }

  async function showNewSite(input: PlaceInput, caller: Caller, form: FormState) {
    const props = { templates: await sites.listTemplates(), addressEnd: `.${settings.PLATFORM_HOST}`, form }
    return showPage(input.reply, settings, caller, {
      title: 'New site',
      content: <NewSite {...props} crumb={caller.crumb} />,
      status: Object.keys(form.errors).length === 0 ? 200 : 400,
    })
  }

  async function takeNewSite(input: PlaceInput, account: SignedInAccount, caller: Caller) {
    const values = readForm(input.request, ['title', 'identifier', 'template'])
    const identifier = (values.identifier || identifierFromTitle(values.title ?? '')).toLowerCase()
    const parsed = newSite.safeParse({ ...values, identifier })
    if (!parsed.success) return showNewSite(input, caller, formOfIssues({ ...values, identifier }, parsed.error))
    const made = await sites.createSite(account.id, parsed.data)
    if (isFailure(made)) return showNewSite(input, caller, formOfFailure({ ...values, identifier }, made))
    return openSite(input, account, made.identifier)
  }

  return [
    {
      method: 'GET',
      path: places.platformHome,
      on: 'platform',
      handle: async ({ reply, findCaller }) => {
        const caller = await findCaller()
        const content = <Landing isSignedIn={caller.account !== null} />
        return showPage(reply, settings, caller, { title: 'A site you are glad to show', content })
      },
    },
    {
      method: 'GET',
      path: places.platformSites,
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
      path: places.platformNewSite,
      on: 'platform',
      handle: forAccount((input, _account, caller) => showNewSite(input, caller, emptyForm)),
    },
    { method: 'POST', path: places.platformNewSite, on: 'platform', perMinute: 60, handle: forAccount(takeNewSite) },
    {
      method: 'POST',
      path: places.platformOpenSite,
      on: 'platform',
      handle: forAccount((input, account) => {
        return openSite(input, account, readForm(input.request, ['identifier']).identifier ?? '')
      }),
    },
    enterPlace(settings, handover),
    templatePicturePlace(templates),
  ]
}

/** Where somebody comes in who was sent from the platform's address with a code. */
function enterPlace(settings: Settings, handover: Handover): Place {
  return {
    method: 'GET',
    path: places.configEnter,
    on: 'built-in',
    perMinute: 60,
    handle: async ({ request, reply, findCaller }) => {
      const { code } = request.query as { code?: unknown }
      const door = readDoor(request, await findCaller(), settings)
      const opened = await handover.finish(typeof code === 'string' ? code : '', door)
      // The code stands in the address; nobody further on may read it there.
      reply.header('referrer-policy', 'no-referrer')
      if (isFailure(opened)) return goTo(reply, places.configLogin)
      setSessionCookies(reply, settings, opened)
      return goTo(reply, places.config)
    },
  }
}

function templatePicturePlace(templates: Templates): Place {
  return {
    method: 'GET',
    path: places.templatePreview,
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
