import { signIn, signUp } from '@sitewright/model/accounts/account-answers'
import { isFailure } from '@sitewright/model/failures/catalog'
import { buildLogoutReturnAddress } from '@sitewright/model/navigation/logout'
import { panelPathOf } from '@sitewright/model/navigation/panel-path'
import { paths } from '@sitewright/model/routes/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emptyForm, type FormState } from '../../browser-forms/form-state'
import { goTo } from '../../browser-forms/go-to'
import { readNextPath } from '../../browser-forms/next-path'
import { formOfFailure, formOfIssues, readForm } from '../../browser-forms/read-form'
import type { Settings } from '../../ground/settings'
import { builtInAddress } from '../../hosts/host-names'
import type { Website } from '../../hosts/website'
import type { Caller } from '../../http/endpoint'
import type { Route, RouteInput } from '../../http/mount-routes'
import { showPage } from '../../platform-pages/show'
import { servingOf } from '../../render/shown-site'
import type { SiteDataSource } from '../../render/site-data'
import { readDoor } from '../accounts/doors'
import type { Accounts } from '../accounts/service'
import { clearSessionCookies, setSessionCookies } from '../accounts/session-cookies'
import { SignInForm, SignOutForm, SignUpForm } from './account-forms'

/** Sign up, in and out by plain forms: on the platform's address alone, for itself and for the panels of sites. */
export function accountRoutes(settings: Settings, accounts: Accounts, siteData: SiteDataSource): Route[] {
  /** A private site tells its title to nobody who is not signed in; its identifier stands in the address already. */
  async function nameSite(website: Website): Promise<string> {
    const site = await siteData.load(website)
    return servingOf(site) === 'private' ? website.identifier : site.settings.title
  }

  function showSignUp(reply: FastifyReply, caller: Caller, form: FormState, next: string) {
    const content = <SignUpForm next={next} form={form} crumb={caller.crumb} />
    return showPage(reply, settings, caller, { title: 'Start your site', content, status: statusOf(form) })
  }

  async function takeSignUp({ request, reply, findCaller }: RouteInput) {
    const caller = await findCaller()
    const { next: wanted, ...values } = readForm(request, ['displayName', 'email', 'password', 'next'])
    const next = readNextPath(wanted, paths.platformSites)
    const parsed = signUp.safeParse(values)
    if (!parsed.success) return showSignUp(reply, caller, formOfIssues(values, parsed.error), next)
    const opened = await accounts.signUp(parsed.data, readDoor(request, caller, settings))
    if (isFailure(opened)) return showSignUp(reply, caller, formOfFailure(values, opened), next)
    setSessionCookies(reply, settings, opened)
    return goTo(reply, next)
  }

  async function showSignIn(input: RouteInput, form: FormState, next: string) {
    const caller = await input.findCaller()
    const { website } = caller
    const siteName = website === null ? null : await nameSite(website)
    const action = website === null ? paths.platformLogin : panelPathOf(website.identifier) + paths.configLogin
    const props = { action, siteName, next, forgotAddress: paths.platformForgotPassword, form, crumb: caller.crumb }
    const content = <SignInForm {...props} />
    return showPage(input.reply, settings, caller, { title: 'Sign in', content, status: statusOf(form) })
  }

  function signInRoutes(path: string, on: Route['on'], usual: string): Route[] {
    return [
      {
        method: 'GET',
        path,
        on,
        handle: async (input) => {
          const caller = await input.findCaller()
          const next = readNextPath((input.request.query as { next?: unknown }).next, usual)
          const isWelcome = caller.website === null ? caller.account !== null : caller.permissions.has('panel.open')
          if (isWelcome) return goTo(input.reply, onwardAddress(caller, next))
          return showSignIn(input, await firstForm(input.request, caller), next)
        },
      },
      {
        method: 'POST',
        path,
        on,
        handle: async (input) => {
          const caller = await input.findCaller()
          const values = readForm(input.request, ['email', 'password', 'next'])
          const next = readNextPath(values.next, usual)
          const parsed = signIn.safeParse({ email: values.email, password: values.password })
          if (!parsed.success) return showSignIn(input, formOfIssues(values, parsed.error), next)
          const opened = await accounts.signIn(parsed.data, readDoor(input.request, caller, settings))
          if (isFailure(opened)) return showSignIn(input, formOfFailure(values, opened), next)
          setSessionCookies(input.reply, settings, opened)
          return goTo(input.reply, onwardAddress(caller, next))
        },
      },
    ]
  }

  /** To a site's panel by way of the site, which learns whose browser this is. */
  function onwardAddress({ website }: Caller, next: string): string {
    return website === null ? next : builtInAddress(settings, website.identifier) + next
  }

  async function showSignOut({ reply, findCaller }: RouteInput) {
    const caller = await findCaller()
    if (caller.account === null || caller.website === null) return goTo(reply, onwardAddress(caller, '/'))
    const { identifier } = caller.website
    const action = panelPathOf(identifier) + paths.configLogout
    const stayAddress = panelPathOf(identifier) + paths.config
    const content = <SignOutForm {...{ action, stayAddress, email: caller.account.email, crumb: caller.crumb }} />
    return showPage(reply, settings, caller, { title: 'Sign out', content })
  }

  async function takeSignOut({ request, reply, findCaller }: RouteInput) {
    const caller = await findCaller()
    if (caller.by === 'session') await accounts.signOut(readDoor(request, caller, settings).brought.sessionTokens)
    clearSessionCookies(reply, settings)
    return goTo(reply, onwardAddress(caller, buildLogoutReturnAddress()))
  }

  /** Fills in the address that signed in here last; somebody who may not work on this site is told so. */
  async function firstForm(request: FastifyRequest, caller: Caller): Promise<FormState> {
    if (caller.account !== null) {
      const text = `You’re signed in as ${caller.account.email}. This account can’t edit this site.`
      return { values: {}, errors: { '': text } }
    }
    const email = await accounts.findLastEmail(readDoor(request, caller, settings).brought.lastIdentity)
    return { values: { email }, errors: {} }
  }

  return [
    {
      method: 'GET',
      path: paths.platformSignup,
      on: 'platform',
      handle: async ({ request, reply, findCaller }) => {
        const next = readNextPath((request.query as { next?: unknown }).next, paths.platformSites)
        return showSignUp(reply, await findCaller(), emptyForm, next)
      },
    },
    { method: 'POST', path: paths.platformSignup, on: 'platform', handle: takeSignUp },
    ...signInRoutes(paths.platformLogin, 'platform', paths.platformSites),
    ...signInRoutes(paths.configLogin, 'panel', paths.config),
    { method: 'GET', path: paths.configLogout, on: 'panel', handle: showSignOut },
    { method: 'POST', path: paths.configLogout, on: 'panel', handle: takeSignOut },
    {
      method: 'POST',
      path: paths.platformLogout,
      on: 'platform',
      handle: async ({ request, reply, findCaller }) => {
        const caller = await findCaller()
        if (caller.by === 'session') await accounts.signOut(readDoor(request, caller, settings).brought.sessionTokens)
        clearSessionCookies(reply, settings)
        return goTo(reply, paths.platformHome)
      },
    },
  ]
}

/** A form that comes back with errors is not an answer that anybody should take for success. */
function statusOf(form: FormState): number {
  return Object.keys(form.errors).length === 0 ? 200 : 400
}
